import { memo, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useGlide } from '../../motion/pieces'
import { drawingLabel } from './drawingLabel'
import { extent, petalOf, scaffold, travelledAngle, travelledPath } from './geometry'
import { Hub, Station } from './Stations'
import { selectChosen } from './selectors'
import { type JourneyRoot, journeySlice, type StepId, stepIds } from './slice'
import { ogiveUpdate, pathUpdate } from './transitions'

export const viewBox = `${-extent} ${-extent} ${2 * extent} ${2 * extent}`

/** The journey as a circle: six stations, the path travelled, a leaf for every experience, an ogive for every step. */
export const Drawing = memo(function Drawing() {
  const label = useSelector((root: JourneyRoot) => drawingLabel(root.journey))
  return (
    <svg className="journey-drawing" viewBox={viewBox} role="img" aria-label={label}>
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

const selectAngle = (root: JourneyRoot) => travelledAngle(journeySlice.selectSlice(root))

const Travelled = memo(function Travelled() {
  const angle = useSelector(selectAngle)
  const path = useRef<SVGPathElement>(null)
  useGlide(angle, (value) => path.current?.setAttribute('d', travelledPath(value)), pathUpdate)
  return <path className="journey-drawing__travelled" ref={path} d={travelledPath(angle)} />
})

const Ogive = memo(function Ogive({ step }: { step: StepId }) {
  const count = useSelector((root: JourneyRoot) => selectChosen(root, step).length)
  const outline = useRef<SVGPathElement>(null)
  const veins = useRef<SVGPathElement>(null)
  useGlide(
    count,
    (value) => {
      const ogive = petalOf(step, value)
      outline.current?.setAttribute('d', ogive.outline)
      veins.current?.setAttribute('d', ogive.veins)
    },
    ogiveUpdate,
  )
  const ogive = petalOf(step, count)
  return (
    <>
      <path className="journey-drawing__ogive" ref={outline} d={ogive.outline} />
      <path className="journey-drawing__veins" ref={veins} d={ogive.veins} />
    </>
  )
})
