import { memo, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import { type Phase, usePresence, useTransition, useUpdate } from '../../motion/pieces'
import { drawingLabel } from './drawingLabel'
import { asHighAs, extent, petalOf, scaffold, travelledPath, travelledSteps } from './geometry'
import { Hub, Station } from './Stations'
import { selectChosen, selectWords } from './selectors'
import { type JourneyRoot, type StepId, stepIds } from './slice'
import { firstArc, nextArc, ogiveUpdate } from './transitions'

export const viewBox = `${-extent} ${-extent} ${2 * extent} ${2 * extent}`

/** The journey as a circle: six stations, the path travelled, a leaf for every experience, an ogive for every step. */
export const Drawing = memo(function Drawing() {
  const label = useSelector((root: JourneyRoot) => drawingLabel(root.journey))
  return (
    <svg className="journey-drawing" viewBox={viewBox} role="img" aria-label={label}>
      <Hatch />
      <Scaffold />
      <Travelled />
      {stepIds.map((step) => (
        <Ogive key={step} step={step} />
      ))}
      <Hub />
      {stepIds.map((step) => (
        <Station key={step} step={step} />
      ))}
    </svg>
  )
})

export const Scaffold = memo(function Scaffold() {
  return (
    <>
      <path d={scaffold.lines} />
      <path className="journey-drawing__fine" d={scaffold.fine} />
      <path className="journey-drawing__dots" d={scaffold.dots} />
    </>
  )
})

/** Fills the ogives on paper: lines on white, so that what lies behind does not show through. */
const Hatch = memo(() => (
  <pattern id="journey-hatch" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path className="journey-drawing__hatch" d="M0 0H3V3H0Z" />
    <path d="M1.5 0V3" />
  </pattern>
))

const Travelled = memo(function Travelled() {
  const steps = useSelector((root: JourneyRoot) => travelledSteps(root.journey).length)
  const arcs = usePresence(useMemo(() => stepIds.slice(0, steps).map((key) => ({ key })), [steps]))
  return arcs.map(({ key, phase }) => <Arc key={key} step={key} phase={phase} />)
})

const Arc = memo(function Arc({ step, phase }: { step: StepId; phase: Phase }) {
  const arc = useRef<SVGPathElement>(null)
  useTransition(arc, phase, step === stepIds[0] ? firstArc : nextArc)
  return <path className="journey-drawing__travelled" ref={arc} d={travelledPath(step)} />
})

const Ogive = memo(function Ogive({ step }: { step: StepId }) {
  const count = useSelector((root: JourneyRoot) => selectChosen(root, step).length)
  const group = useRef<SVGGElement>(null)
  useUpdate(group, count, (value) => ({ transform: asHighAs(step, value, count) }), ogiveUpdate)
  return (
    <g ref={group}>
      <OgiveShape step={step} count={count} />
    </g>
  )
})

/** A step's ogive, as high as its experiences make it; fuller where the visitor has written of them. */
export function OgiveShape({ step, count }: { step: StepId; count: number }) {
  const isWritten = useSelector((root: JourneyRoot) => selectWords(root, step) !== '') || undefined
  const { outline, veins } = petalOf(step, count)
  return (
    <>
      <path className="journey-drawing__ogive" data-written={isWritten} d={outline} />
      <path className="journey-drawing__veins" d={veins} />
    </>
  )
}
