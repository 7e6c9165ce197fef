import type { ReactNode } from 'react'
import { numerals, positionOf, type SectionId, sectionOf, sections } from '../core/sections'
import { Icon } from '../ui/Icon'
import { Strip } from '../ui/Strip'
import { texts } from './content'
import { SiteLink } from './links'
import { PageFooter } from './PageFooter'
import { pages } from './routes'
import { SectionView } from './sections'

/** A section's own page: its composition as an opening, further reading, the strip to the neighbouring pages, the footer. */
export function SectionPage({ section, children }: { section: SectionId; children: ReactNode }) {
  return (
    <>
      <main>
        <div className="opening">
          <SectionView section={section} place="opening" />
        </div>
        {children}
      </main>
      <PageStrip section={section} />
      <PageFooter variant="page" />
    </>
  )
}

const pageOf = (id: SectionId) => pages.find((page) => page.id === id)

function PageStrip({ section }: { section: SectionId }) {
  const current = sectionOf(section)
  const position = positionOf(section)
  const neighbour = (step: number) => pageOf((sections.at((position + step) % sections.length) ?? current).id)
  const previous = neighbour(-1)
  const next = neighbour(1)
  return (
    <Strip
      label={texts.neighbours}
      tone={current.tone}
      previous={
        previous && (
          <SiteLink to={previous.path} className="strip__step" label={texts.previousPage(previous.label)}>
            <Icon name="previous" />
            <span>{previous.label}</span>
          </SiteLink>
        )
      }
      positions={sections.map(({ id }, index) => (
        <SiteLink
          key={id}
          to={pageOf(id)?.path ?? '/'}
          className="strip__position"
          label={texts.position(numerals[index] ?? '', pageOf(id)?.label ?? '')}
          current={id === section}
        >
          {numerals[index]}
        </SiteLink>
      ))}
      next={
        next && (
          <SiteLink to={next.path} className="strip__step strip__step--next" label={texts.nextPage(next.label)}>
            <span>{next.label}</span>
            <Icon name="next" />
          </SiteLink>
        )
      }
    />
  )
}
