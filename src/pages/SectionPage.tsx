import type { ReactNode } from 'react'
import { sitePages } from '../core/pages'
import type { Practice } from '../core/practice'
import { type SectionId, sectionOf, sections } from '../core/sections'
import { SiteFooter } from '../footer/View'
import { SectionPager } from '../ui/SectionPager'
import { SiteLink } from '../ui/SiteLink'

/** What each page is given. */
export interface PageProps {
  practice: Practice
}

interface SectionPageProps extends PageProps {
  id: SectionId
  /** The section itself. */
  opening: ReactNode
  children: ReactNode
}

/** A section's own page: its composition as an opening, further reading, the pager to its neighbours, the footer. */
export function SectionPage({ id, practice, opening, children }: SectionPageProps) {
  const pages = sitePages(practice.aboutSlug)
  return (
    <>
      <main>
        <div className="opening">{opening}</div>
        {children}
      </main>
      <SectionPager
        label="Páginas vizinhas"
        theme={sectionOf(id).theme}
        // every section has a page (specification 2.1)
        stops={sections.flatMap((section) => pages.find((page) => page.id === section.id) ?? [])}
        current={id}
        control={({ to, by: _, isCurrent, ...look }) => <SiteLink to={to.path} current={isCurrent} {...look} />}
      />
      <SiteFooter practice={practice} />
    </>
  )
}
