import { memo } from 'react'
import { useSelector } from 'react-redux'
import { numerals } from '../../core/sections'
import { steps } from './content'
import { currentRadius, haloRadius, hubSigil, leaf, stationAt, stationRadius } from './geometry'
import { selectChosen, selectStation, selectStatus, selectStepId } from './selectors'
import { type JourneyRoot, type StepId, scenariosPerStep, stepIds } from './slice'

/** A station on the path with its four leaves. */
export const Station = memo(function Station({ step }: { step: StepId }) {
  const status = useSelector((root: JourneyRoot) => selectStation(root, step))
  const { cx, cy } = stationAt(step)
  return (
    <g className={`journey-drawing__station journey-drawing__station--${status}`} data-station={step}>
      <Leaves step={step} />
      {status === 'now' && <circle className="journey-drawing__halo" cx={cx} cy={cy} r={haloRadius} />}
      <circle cx={cx} cy={cy} r={status === 'now' ? currentRadius : stationRadius} />
      <text x={cx} y={cy} dy=".34em">
        {numerals[stepIds.indexOf(step)]}
      </text>
    </g>
  )
})

/** Full once its experience is chosen. */
export const Leaf = ({ d, isFull }: { d: string; isFull: boolean }) => (
  <path className={isFull ? 'journey-drawing__leaf journey-drawing__leaf--full' : 'journey-drawing__leaf'} d={d} />
)

const scenarios = Array.from({ length: scenariosPerStep }, (_, scenario) => scenario)

/** The four leaves of a step, full where the visitor recognised herself. */
export const Leaves = memo(function Leaves({ step }: { step: StepId }) {
  const chosen = useSelector((root: JourneyRoot) => selectChosen(root, step))
  return scenarios.map((scenario) => (
    <Leaf key={scenario} d={leaf(step, scenario)} isFull={chosen.includes(scenario)} />
  ))
})

/** Longer names are set smaller, so that they stay inside the hub. */
const longName = 7

/** The archetype of the step on show; in the result a sign, and no sum. */
export const Hub = memo(function Hub() {
  const status = useSelector(selectStatus)
  const { archetype } = steps[useSelector(selectStepId)]
  return (
    <>
      {status === 'walking' && (
        <text
          className={
            archetype.length > longName ? 'journey-drawing__name journey-drawing__name--long' : 'journey-drawing__name'
          }
          dy=".33em"
        >
          {archetype}
        </text>
      )}
      <path className={`journey-drawing__sigil journey-drawing__sigil--${status}`} d={hubSigil} />
    </>
  )
})
