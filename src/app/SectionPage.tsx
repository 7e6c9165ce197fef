import type { ComponentType, ReactNode } from 'react'
import { type SectionId, sectionOf, sections } from '../core/sections'
import { Strip } from '../ui/Strip'
import { texts } from './content'
import { SiteLink } from './links'
import { PageFooter } from './PageFooter'
import { pages } from './routes'
import { type Place, SectionView } from './SectionView'

interface SectionPageProps {
  section: SectionId
  form?: ComponentType<Place>
  children: ReactNode
}

/** A section's own page: its composition as an opening, further reading, the strip to the neighbouring pages, the footer. */
export function SectionPage({ section, form, children }: SectionPageProps) {
  return (
    <>
      <main>
        <div className="opening">
          <SectionView section={section} place="opening" form={form} />
        </div>
        {children}
      </main>
      <Strip
        label={texts.neighbours}
        tone={sectionOf(section).tone}
        stops={stops}
        current={section}
        control={({ to, by: _, isCurrent, ...look }) => <SiteLink to={to.path} current={isCurrent} {...look} />}
      />
      <PageFooter variant="page" />
    </>
  )
}

/** Their pages, of which every section has one (specification 2.1). */
const stops = sections.flatMap(({ id }) => pages.find((page) => page.id === id) ?? [])
