import { memo, type PointerEvent, type RefObject, useRef } from 'react'
import { degreesOf, type Point } from '../../drawing'
import { faded, type IsDrawn, useEntrance, useExit, useGlide, useLetGo } from '../../motion/pieces'
import { useNearest } from '../../ui/tool'
import { chevrons, movedTo, placeOf, reachRadius, turnedTo } from './geometry'
import { Lens, Medallion } from './parts'
import type { SymbolId } from './slice'
import { medallionEnter, medallionLetGo, medallionUpdate } from './transitions'

export interface DragHandlers {
  onPointerDown: (event: PointerEvent<SVGGElement>) => void
  onPointerMove: (event: PointerEvent<SVGGElement>) => void
  onPointerUp: (event: PointerEvent<SVGGElement>) => void
}

interface Props {
  symbol: SymbolId
  angle: number
  /** Symbols on the circle. */
  count: number
  isDrawn: IsDrawn
  /** It is drawn where the pointer has it; this is the place it would take. */
  isDragged: boolean
  /** Where the pointer has it. */
  hand: RefObject<Point>
  drag: DragHandlers
}

const shiftedTo = ([x, y]: Point): Keyframe => ({ transform: `translate(${x}px,${y}px)` })

/** A medallion that glides along the circle, the short way, and can be taken up when there is another place for it. */
export const MovingMedallion = memo(function MovingMedallion(props: Props) {
  const { symbol, count, isDrawn, isDragged, hand, drag } = props
  const piece = useRef<SVGGElement>(null)
  const turned = useRef<SVGGElement>(null)
  const moved = useRef<SVGGElement>(null)
  const angle = useNearest(props.angle)
  useGlide(turned, angle, (at) => ({ transform: `rotate(${degreesOf(at)}deg)` }), medallionUpdate)
  useGlide(moved, angle, (at) => shiftedTo(placeOf(at)), medallionUpdate)
  useEntrance(piece, isDrawn, { frame: faded, config: medallionEnter })
  useExit(piece)
  useLetGo(moved, isDragged, {
    frame: (share) => {
      const [fromX, fromY] = hand.current
      const [x, y] = placeOf(angle)
      return shiftedTo([fromX + (x - fromX) * share, fromY + (y - fromY) * share])
    },
    config: medallionLetGo,
  })
  const canMove = count > 1
  return (
    <g ref={piece} data-pigment={symbol} className={isDragged ? 'mandala-seat-of-lifted' : undefined}>
      <g ref={turned} className="mandala-turned" transform={turnedTo(angle)}>
        <Lens count={count} />
        {canMove && <path className="mandala-chevrons" d={chevrons} />}
      </g>
      <g
        ref={moved}
        className={canMove ? 'mandala-node mandala-node--movable' : 'mandala-node'}
        data-symbol={symbol}
        data-pigment={symbol}
        transform={movedTo(angle)}
        {...drag}
        // only the taking: whoever has taken it must be able to let it go, though the others have left meanwhile
        onPointerDown={canMove ? drag.onPointerDown : undefined}
      >
        {canMove && <circle className="mandala-reach" r={reachRadius} />}
        {canMove && <circle className="mandala-halo" r={21} />}
        <Medallion symbol={symbol} />
      </g>
    </g>
  )
})
