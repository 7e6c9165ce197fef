import { memo, type ReactNode, type RefObject } from 'react'
import { numerals, type SectionId, sectionOf, sections } from '../../core/sections'
import { Icon } from '../../ui/Icon'
import { indexOf, sectionAt } from './geometry'

export type RenderBar = (section: SectionId) => ReactNode

interface Props {
  bar: RenderBar
  pictures: RefObject<HTMLDivElement | null>
}

/**
 * Pictures of bar and strip as they are for each section. They wait beside the window; in a move the edge between two slides
 * pushes those of the slide that leaves out of it (turning.ts), so that bar and strip turn with the page.
 */
export const TurningBars = memo(function TurningBars({ bar, pictures }: Props) {
  return (
    <div ref={pictures} inert aria-hidden="true">
      {sections.map(({ id }) => (
        <div key={id}>
          <div className="turning">{bar(id)}</div>
          <div className="turning turning--strip">
            <StripPicture section={id} />
          </div>
        </div>
      ))}
    </div>
  )
})

/** What is seen of the strip (CarouselStrip.tsx). */
function StripPicture({ section }: { section: SectionId }) {
  const { stripTone, tone } = sectionOf(section)
  const labelBeside = (step: 1 | -1) => sectionOf(sectionAt(indexOf(section) + step)).label
  return (
    <div className="strip" data-tone={stripTone ?? tone}>
      <span className="strip__step">
        <Icon name="previous" />
        <span>{labelBeside(-1)}</span>
      </span>
      <ol className="strip__positions">
        {sections.map((one, index) => (
          <li key={one.id}>
            <span className="strip__position" aria-current={one.id === section ? 'true' : undefined}>
              {numerals[index]}
            </span>
          </li>
        ))}
      </ol>
      <span className="strip__step strip__step--next">
        <span>{labelBeside(1)}</span>
        <Icon name="next" />
      </span>
    </div>
  )
}
