import signs from 'ornament:signs'
import { memo, useRef } from 'react'
import { type IsDrawn, useEntrance, useExit, useIsDrawn } from '../../motion/pieces'
import { Chart, placeAttribute, StarShape, useFigure } from './Chart'
import { type LineKey, levelled } from './constellation'
import type { Label } from './labels'
import { type ElementId, elements } from './slice'
import { drawnBy, lineEnter, starEnter } from './transitions'

interface SkyProps {
  dream: readonly ElementId[]
  label: string
}

/** The sky that follows the dream: stars appear and fade, then their lines are drawn. */
export const Sky = memo(function Sky({ dream, label }: SkyProps) {
  const { lines, labels } = useFigure(dream)
  const isDrawn = useIsDrawn()
  return (
    <Chart label={label}>
      {/* the file of signs comes with the page: what is marked asks nothing of the network */}
      <use href={`${signs.href}#${elements[0]?.id}`} visibility="hidden" />
      {lines.map((line) => (
        <Line key={line} line={line} isDrawn={isDrawn} />
      ))}
      {dream.map((element) => (
        <Star key={element} element={element} label={labels.get(element)} isDrawn={isDrawn} />
      ))}
    </Chart>
  )
})

interface PieceProps {
  isDrawn: IsDrawn
}

const shining = (share: number): Keyframe => ({ opacity: share, transform: `scale(${0.4 + 0.6 * share})` })

interface StarProps extends PieceProps {
  element: ElementId
  label: Label | undefined
}

const Star = memo(function Star({ element, label, isDrawn }: StarProps) {
  const piece = useRef<SVGGElement>(null)
  const shape = useRef<SVGGElement>(null)
  useEntrance(shape, isDrawn, { frame: shining, config: starEnter })
  useExit(piece)
  return (
    <g ref={piece} data-element={element} transform={placeAttribute(element)}>
      <g ref={shape}>
        <StarShape element={element} label={label} />
      </g>
    </g>
  )
})

/** From its first star to its second. */
const Line = memo(function Line({ line, isDrawn }: { line: LineKey } & PieceProps) {
  const piece = useRef<SVGGElement>(null)
  const shape = useRef<SVGLineElement>(null)
  const { length, transform } = levelled(line)
  useEntrance(shape, isDrawn, { frame: (time) => ({ transform: `scale(${drawnBy(time)}, 1)` }), config: lineEnter })
  useExit(piece)
  return (
    <g ref={piece} transform={transform}>
      <line ref={shape} className="sky__line" x2={length} />
    </g>
  )
})
