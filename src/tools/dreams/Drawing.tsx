import { memo } from 'react'
import { useSelector } from 'react-redux'
import { viewBoxOf } from '../../drawing'
import { Lens, type LensTarget } from '../shared/Lens'
import { elementTexts, nameOf } from './content'
import { background, dial, haloRadius, labelOf, linesOf, signRadius, signScale, skyRadius, starOf } from './geometry'
import { isFrightening } from './reading'
import { type DreamsRoot, type ElementId, selectActivePart, selectDream, selectNote } from './slice'

interface SkyProps {
  dream: readonly ElementId[]
  /** What the drawing shows, for those who cannot see it; none where it is decoration. */
  label?: string
  activePart?: ElementId | null
}

/** The night sky in its astrolabe: a star for each element of the dream, and the lines between them. */
export const Sky = memo(({ dream, label, activePart = null }: SkyProps) => (
  <svg
    className="drawing sky"
    viewBox={viewBoxOf(skyRadius)}
    role={label === undefined ? 'presentation' : 'img'}
    aria-label={label}
  >
    <Astrolabe />
    {linesOf(dream).map(([from, to]) => {
      const [start, end] = [starOf(from), starOf(to)]
      return <line key={from + to} className="sky__line" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
    })}
    {dream.map((element) => (
      <Star key={element} element={element} isActive={element === activePart} />
    ))}
  </svg>
))

const Astrolabe = memo(() => (
  <>
    <path className="sky__fine" d={dial.dotted} strokeDasharray="1 4" />
    <path className="sky__fine" d={dial.fine} />
    <path d={dial.rings} />
    {background.map(({ width, d }) => (
      <path key={width} className="sky__background" strokeWidth={width} d={d} />
    ))}
  </>
))

interface StarProps {
  element: ElementId
  isActive: boolean
}

/** The sign of an element around its own place, with its name. What the visitor has written about is set in a ring. */
const Star = memo(function Star({ element, isActive }: StarProps) {
  const hasNote = useSelector((root: DreamsRoot) => selectNote(root, element) !== '') || undefined
  const { x, y } = starOf(element)
  const label = labelOf(element)
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="sky__star of-part" data-element={element} data-active={isActive || undefined}>
        <circle className="sky__halo" data-written={hasNote} r={haloRadius} />
        <g className="sky__sign" transform={`scale(${signScale})`}>
          <text className="dreams__emoji">{elementTexts[element].emoji}</text>
        </g>
        <text className="sky__label" x={label.x} y={label.y} textAnchor={label.anchor}>
          {nameOf(element)}
        </text>
      </g>
    </g>
  )
})

/** The sky under the lens, which goes from star to star. A frightening dream is seen from afar. */
export function ReadingDrawing() {
  const dream = useSelector(selectDream)
  const part = useSelector(selectActivePart)
  const activePart = isFrightening(dream) ? null : part
  return (
    <Lens target={activePart && targetOf(activePart)} className="lens--framed lens--sky">
      <Sky dream={dream} activePart={activePart} />
    </Lens>
  )
}

function targetOf(element: ElementId): LensTarget {
  const { x, y } = starOf(element)
  return {
    x: x / skyRadius,
    y: y / skyRadius,
    zoom: 2.4,
    edge: signRadius / skyRadius,
    onPhone: { zoom: 2.5, ahead: 0 },
  }
}

/** The sky at rest, for the saved image. */
export const ImageDrawing = () => <Sky dream={useSelector(selectDream)} />
