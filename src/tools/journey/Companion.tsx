import { memo } from 'react'
import { useSelector } from 'react-redux'
import { numerals } from '../../core/sections'
import { useNearest } from '../../ui/tool'
import { Lens, Turned, viewAlong } from '../../ui/tool/lens'
import { steps } from './content'
import { OgiveShape, Scaffold, viewBox } from './Drawing'
import { angleOf, extent, hubSigil, pathRadius, stationAt, stationRadius, travelledPath, veinsOf } from './geometry'
import { Leaves } from './Stations'
import { selectAnswers, selectStory } from './selectors'
import { type StepId, stepIds } from './slice'

/** From the braid to the leaves. */
const view = viewAlong(80 / extent, 166 / extent, (pathRadius + stationRadius) / extent)

/** The journey beside its reading: the step that is read of turns towards its text, and the lens goes to it. */
export const Companion = memo(function Companion() {
  const story = useSelector(selectStory)
  return (
    <Lens view={story && view} name={story && steps[story].name}>
      <StaticDrawing story={story} />
    </Lens>
  )
})

/** The journey at rest; a step that is read of comes to the top. */
export function StaticDrawing({ story = null }: { story?: StepId | null }) {
  const answers = useSelector(selectAnswers)
  const turn = useNearest(story ? -angleOf(story) : 0)
  return (
    <svg className="journey-drawing" viewBox={viewBox} role="presentation" data-reading={story ?? undefined}>
      <Turned by={turn}>
        <Scaffold />
        {stepIds.map((step) => (
          <path key={step} className="journey-drawing__travelled" d={travelledPath(step)} />
        ))}
        {stepIds.map((step, index) => {
          const { cx, cy } = stationAt(step)
          return (
            <g key={step}>
              {/* the ring stays behind a station that steps back */}
              <g className="journey-drawing__station">
                <circle cx={cx} cy={cy} r={stationRadius} />
              </g>
              <g className="of-story" data-told={story === step || undefined}>
                <OgiveShape step={step} count={answers[step].length} />
                <Leaves step={step} />
                <path className="journey-drawing__fine" d={veinsOf(step)} />
                <g
                  className="journey-drawing__station journey-drawing__station--done"
                  transform={`translate(${cx} ${cy})`}
                >
                  <Turned by={-turn}>
                    <circle r={stationRadius} />
                    <text dy=".34em">{numerals[index]}</text>
                  </Turned>
                </g>
              </g>
            </g>
          )
        })}
      </Turned>
      <path className="journey-drawing__sigil" d={hubSigil} />
    </svg>
  )
}
