import type { ComponentType, ReactNode } from 'react'
import { numerals, positionOf, type SectionId, sectionOf, sections } from '../core/sections'
import { texts as stripTexts } from '../ui/content'
import { Icon } from '../ui/Icon'
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
      <PageStrip section={section} />
      <PageFooter variant="page" />
    </>
  )
}

/** The page of a section; every section has one (specification 2.1). */
function pageOf(id: SectionId) {
  const page = pages.find((candidate) => candidate.id === id)
  if (!page) throw new Error(`section "${id}" has no page in core/pages.ts`)
  return page
}

function PageStrip({ section }: { section: SectionId }) {
  const current = sectionOf(section)
  const stops = sections.map(({ id }, index) => ({ ...pageOf(id), numeral: numerals[index] ?? '' }))
  const position = positionOf(section)
  const previous = stops[(position - 1 + stops.length) % stops.length] ?? pageOf(section)
  const next = stops[(position + 1) % stops.length] ?? pageOf(section)
  return (
    <Strip
      label={texts.neighbours}
      tone={current.tone}
      previous={
        <SiteLink to={previous.path} className="strip__step" label={stripTexts.previous(previous.label)}>
          <Icon name="previous" />
          <span>{previous.label}</span>
        </SiteLink>
      }
      positions={stops.map(({ id, path, label, numeral }) => (
        <SiteLink
          key={id}
          to={path}
          className="strip__position"
          label={stripTexts.position(numeral, label)}
          current={id === section}
        >
          {numeral}
        </SiteLink>
      ))}
      next={
        <SiteLink to={next.path} className="strip__step strip__step--next" label={stripTexts.next(next.label)}>
          <span>{next.label}</span>
          <Icon name="next" />
        </SiteLink>
      }
    />
  )
}
