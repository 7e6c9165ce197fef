import { memo, type ReactNode, type RefObject } from 'react'
import { type SectionId, sections, stripTone } from '../../core/sections'
import { Strip } from '../../ui/Strip'

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
        <div key={id} className="turning">
          <div className="turning__page">
            {bar(id)}
            <Strip
              tone={stripTone(id)}
              stops={sections}
              current={id}
              control={({ isCurrent, className, children }) => (
                <span className={className} aria-current={isCurrent ? 'true' : undefined}>
                  {children}
                </span>
              )}
            />
          </div>
        </div>
      ))}
    </div>
  )
})
