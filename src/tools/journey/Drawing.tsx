import { memo } from 'react'
import { useSelector } from 'react-redux'
import { numerals } from '../../core/sections'
import { viewBoxOf } from '../../drawing'
import { Lens, type LensTarget, Turned } from '../shared/Lens'
import { steps, texts } from './content'
import {
  angleOf,
  currentRadius,
  extent,
  haloRadius,
  hubSigil,
  leaf,
  pathRadius,
  petalOf,
  scaffold,
  stationAt,
  stationRadius,
  travelledPath,
  veinsOf,
} from './geometry'
import {
  type JourneyRoot,
  type JourneyState,
  type StepId,
  scenarios,
  selectActivePart,
  selectAnswers,
  selectChosen,
  selectNote,
  selectStep,
  selectStepId,
  stepAt,
  stepIds,
} from './slice'

const viewBox = viewBoxOf(extent)

/** The journey as a circle: six stations, the path travelled, a leaf for every experience, an ogive for every step. */
export const Drawing = memo(function Drawing() {
  const label = useSelector((root: JourneyRoot) => labelOf(root.journey))
  const travelled = useSelector(selectStep)
  return (
    <svg
      className="drawing drawing--unscaled drawing--stage journey-drawing"
      viewBox={viewBox}
      role="img"
      aria-label={label}
    >
      <Scaffold />
      {stepIds.slice(0, travelled).map((step) => (
        <path key={step} className="journey-drawing__travelled" d={travelledPath(step)} />
      ))}
      {stepIds.map((step) => (
        <Ogive key={step} step={step} />
      ))}
      <Hub />
      {stepIds.map((step, index) => (
        <Station key={step} step={step} status={index === travelled ? 'now' : index < travelled ? 'done' : 'ahead'} />
      ))}
    </svg>
  )
})

/** What the drawing shows, in words. */
export function labelOf({ step, answers }: JourneyState): string {
  const { place, marked, part, none } = texts.drawing
  const parts = stepIds
    .filter((id) => answers[id].length > 0)
    .map((id) => part(steps[id].name, answers[id].length))
    .join('; ')
  return `${place(step, steps[stepAt(step)].name)} ${parts ? marked(parts) : none}`
}

const Scaffold = memo(function Scaffold() {
  return (
    <>
      {/* fills the ogives on paper: lines on white, so that what lies behind does not show through */}
      <pattern id="journey-hatch" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="journey-drawing__hatch" d="M0 0H3V3H0Z" />
        <path d="M1.5 0V3" />
      </pattern>
      <path d={scaffold.lines} />
      <path className="journey-drawing__fine" d={scaffold.fine} />
      <path className="journey-drawing__dots" d={scaffold.dots} />
    </>
  )
})

/** A step's ogive, as high as its experiences make it; fuller where the visitor has written about them. */
const Ogive = memo(function Ogive({ step }: { step: StepId }) {
  const count = useSelector((root: JourneyRoot) => selectChosen(root, step).length)
  const hasNote = useSelector((root: JourneyRoot) => selectNote(root, step) !== '') || undefined
  const { outline, veins } = petalOf(step, count)
  // keyed, so that each new height appears again; what stands in the page as it is served stays
  return (
    <g key={count} className={count > 0 ? 'journey-drawing__petal' : undefined}>
      <path className="journey-drawing__ogive" data-written={hasNote} d={outline} />
      <path className="journey-drawing__veins" d={veins} />
    </g>
  )
})

/** A station on the path with its four leaves. */
const Station = memo(function Station({ step, status }: { step: StepId; status: 'done' | 'now' | 'ahead' }) {
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

/** A leaf for each experience of a step, full once it is chosen; around its own station, or that of another step. */
export const Leaves = memo(function Leaves({ step, at = step }: { step: StepId; at?: StepId }) {
  const chosen = useSelector((root: JourneyRoot) => selectChosen(root, step))
  return scenarios.map((scenario) => (
    <path
      key={scenario}
      className={chosen.includes(scenario) ? 'journey-drawing__leaf--full' : undefined}
      d={leaf(at, scenario)}
    />
  ))
})

/** Names longer than this are set smaller, so that they stay inside the hub (letters). */
const longName = 7

/** The archetype of the current step; where it does not fit, a sign. */
const Hub = memo(function Hub() {
  const { archetype } = steps[useSelector(selectStepId)]
  const size = archetype.length > longName ? 'long' : 'short'
  return (
    <>
      <text className={`journey-drawing__name journey-drawing__name--${size}`} dy=".33em">
        {archetype}
      </text>
      <path className="journey-drawing__sigil journey-drawing__sigil--small" d={hubSigil} />
    </>
  )
})

/** Every step is seen from the middle of its ogive to its leaves. */
const target: LensTarget = {
  zoom: 1.75,
  ahead: 0.74,
  edge: (pathRadius + stationRadius) / extent,
  onPhone: { zoom: 1.75, ahead: 132 / extent },
}

/** The journey under the lens: the step being read turns towards its text. */
export function ReadingDrawing() {
  const activePart = useSelector(selectActivePart)
  return (
    <Lens target={activePart && target}>
      <StaticDrawing activePart={activePart} />
    </Lens>
  )
}

/** Of a station in a result. */
export const stationClass = (isDone: boolean): string =>
  `journey-drawing__station journey-drawing__station--${isDone ? 'done' : 'ahead'}`

/** The whole journey at rest; the step being read comes to the top. */
function StaticDrawing({ activePart = null }: { activePart?: StepId | null }) {
  const answers = useSelector(selectAnswers)
  const turn = activePart ? -angleOf(activePart) : 0
  return (
    <svg className="drawing drawing--unscaled journey-drawing" viewBox={viewBox} role="presentation">
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
              <g className="of-part" data-active={activePart === step || undefined}>
                <Ogive step={step} />
                <Leaves step={step} />
                <path className="journey-drawing__fine" d={veinsOf(step)} />
                <g className={stationClass(answers[step].length > 0)} transform={`translate(${cx} ${cy})`}>
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

/** The journey at rest, for the saved image. */
export const ImageDrawing = () => <StaticDrawing />
