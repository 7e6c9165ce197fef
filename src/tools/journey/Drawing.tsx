import { memo } from 'react'
import { useSelector } from 'react-redux'
import { numerals } from '../../core/sections'
import { viewBoxOf } from '../../drawing'
import { Lens } from '../shared/Lens'
import { steps, texts } from './content'
import { angleOf, extent, leaf, petalOf, scaffold, stationAt, stationRadius, travelledPath } from './geometry'
import {
  type JourneyRoot,
  type JourneyState,
  type StepId,
  scenarios,
  selectActivePart,
  selectChosen,
  selectStatus,
  selectStep,
  stepAt,
  stepIds,
} from './slice'

/** The journey as it is walked. */
export const Drawing = () => <Circle label={useSelector((root: JourneyRoot) => labelOf(root.journey))} />

/** What the drawing shows, in words. */
export function labelOf({ step, answers }: JourneyState): string {
  const { place, marked, part, none } = texts.drawing
  const parts = stepIds
    .filter((id) => answers[id].length > 0)
    .map((id) => part(steps[id].name, answers[id].length))
    .join('; ')
  return `${place(step, steps[stepAt(step)].name)} ${parts ? marked(parts) : none}`
}

interface CircleProps {
  /** What it shows, in words; none where it is decoration. */
  label?: string
  /** The step that is being read; it comes to the top. */
  activePart?: StepId | null
}

/** The journey as a circle: six stations, the path travelled, a leaf for every experience, an ogive for every step. */
const Circle = memo(function Circle({ label, activePart = null }: CircleProps) {
  const isFinished = useSelector(selectStatus) === 'finished'
  const current = useSelector(selectStep)
  const travelled = isFinished ? stepIds.length : current
  return (
    <svg
      className="drawing journey-drawing"
      viewBox={viewBoxOf(extent)}
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
    >
      <Scaffold />
      {stepIds.slice(0, travelled).map((step) => (
        <path key={step} className="journey-drawing__travelled" d={travelledPath(step)} />
      ))}
      {stepIds.map((step, index) => (
        <g key={step} className="of-part" data-active={activePart === step || undefined}>
          <Experiences step={step} />
          <Station step={step} status={index === travelled ? 'now' : index < travelled ? 'done' : 'ahead'} />
        </g>
      ))}
    </svg>
  )
})

const Scaffold = memo(() => (
  <>
    <path d={scaffold.lines} />
    <path className="journey-drawing__fine" d={scaffold.fine} />
    <path className="journey-drawing__dots" d={scaffold.dots} />
    <path className="journey-drawing__sigil" d={scaffold.sigil} />
  </>
))

/** A leaf for each experience of a step, full once it is chosen, and an ogive as high as they make it. */
const Experiences = memo(function Experiences({ step }: { step: StepId }) {
  const chosen = useSelector((root: JourneyRoot) => selectChosen(root, step))
  const { outline, veins } = petalOf(step, chosen.length)
  return (
    <>
      {scenarios.map((scenario) => (
        <path
          key={scenario}
          className={chosen.includes(scenario) ? 'journey-drawing__leaf--full' : undefined}
          d={leaf(step, scenario)}
        />
      ))}
      {/* keyed, so that each new height appears again */}
      <g key={chosen.length} className={chosen.length > 0 ? 'journey-drawing__petal' : undefined}>
        <path className="journey-drawing__ogive" d={outline} />
        <path className="journey-drawing__veins" d={veins} />
      </g>
    </>
  )
})

/** A station on the path; its numeral stays upright. */
function Station({ step, status }: { step: StepId; status: 'done' | 'now' | 'ahead' }) {
  const { cx, cy } = stationAt(step)
  return (
    <g className={`journey-drawing__station--${status}`} transform={`translate(${cx} ${cy})`}>
      <circle r={stationRadius} />
      <text className="upright" dy=".34em">
        {numerals[stepIds.indexOf(step)]}
      </text>
    </g>
  )
}

/** The journey under the lens, every step from the middle of its ogive to its leaves. */
export function ReadingDrawing() {
  const activePart = useSelector(selectActivePart)
  return (
    <Lens target={activePart && { angle: angleOf(activePart), distance: 0.74, zoom: 1.75 }}>
      <Circle activePart={activePart} />
    </Lens>
  )
}
