import { memo, type ReactNode, type RefObject } from 'react'
import { type SectionId, sections, stripTone } from '../../core/sections'
import { Strip } from '../../ui/Strip'

export type RenderBar = (section: SectionId) => ReactNode

interface Props {
  bar: RenderBar
  pictures: RefObject<HTMLDivElement | null>
}

/**
 * A picture of bar and strip for each section, waiting beside the window. In a move that of the section left covers the real ones
 * and is pushed out by the edge between the two slides (turning.ts), so that bar and strip change with the page.
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
