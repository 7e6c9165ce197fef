import { memo } from 'react'
import { useSelector } from 'react-redux'
import { viewBoxOf } from '../../drawing'
import { Lens } from '../shared/Lens'
import { elementTexts, nameOf } from './content'
import { background, dial, haloRadius, labelDrop, linesOf, signScale, skyRadius, starOf, targetOf } from './geometry'
import { isFrightening } from './reading'
import { type ElementId, selectActivePart, selectDream } from './slice'

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
      const [[x1, y1], [x2, y2]] = [starOf(from), starOf(to)]
      return <line key={from + to} className="sky__line" {...{ x1, y1, x2, y2 }} />
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
    <path className="sky__background" d={background} />
  </>
))

interface StarProps {
  element: ElementId
  isActive: boolean
}

/** The sign of an element around its own place, with its name. */
const Star = memo(function Star({ element, isActive }: StarProps) {
  const [x, y] = starOf(element)
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="sky__star of-part" data-element={element} data-active={isActive || undefined}>
        <circle className="sky__halo" r={haloRadius} />
        <g className="sky__sign upright" transform={`scale(${signScale})`}>
          <text className="dreams__emoji">{elementTexts[element].emoji}</text>
        </g>
        <text className="sky__label" y={labelDrop(element)} textAnchor="middle">
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
    <Lens target={activePart && targetOf(activePart)} isFramed>
      <Sky dream={dream} activePart={activePart} />
    </Lens>
  )
}
