import { memo, type RefObject, useRef } from 'react'
import type { Point } from '../../drawing'
import { type Phase, useRelease, useTransition, useUpdate } from '../../motion/pieces'
import { useNearest } from '../shared/Lens'
import { halfOf } from './frame'
import { chevrons, movedTo, placeOf, reachRadius, turnedTo } from './geometry'
import { Layer } from './Layer'
import { Medallion } from './parts'
import type { SymbolId } from './slice'
import { alongCircle, medallion, medallionRelease, medallionUpdate } from './transitions'
import type { DragHandlers } from './useReorder'

interface Props {
  symbol: SymbolId
  angle: number
  /** Symbols on the circle. */
  count: number
  phase: Phase
  /** It is drawn where the pointer has it; this is the place it would take. */
  isDragged: boolean
  /** The point at which the pointer holds it. */
  hand: RefObject<Point>
  drag: DragHandlers<SVGGElement>
}

/** A medallion that moves along the circle, the short way, and can be taken up when there is another place for it. */
export const MovingMedallion = memo(function MovingMedallion(props: Props) {
  const { symbol, count, phase, isDragged, hand, drag } = props
  const layer = useRef<SVGSVGElement>(null)
  const angle = useNearest(props.angle)
  const [x, y] = placeOf(angle)
  /** Its sheet, as if it were at another place of the drawing. */
  const from = ([atX, atY]: Point): Keyframe => {
    const percent = 50 / halfOf(count)
    return { transform: `translate(${(atX - x) * percent}%,${(atY - y) * percent}%)` }
  }
  useUpdate(layer, angle, (at) => from(placeOf(at)), medallionUpdate, alongCircle)
  useTransition(layer, phase, medallion)
  const released = (share: number) => {
    const [handX, handY] = hand.current
    return from([handX + (x - handX) * share, handY + (y - handY) * share])
  }
  useRelease(layer, isDragged, released, medallionRelease)
  const canMove = count > 1
  return (
    <Layer ref={layer} count={count}>
      <g
        className={canMove ? 'mandala__node mandala__node--movable' : 'mandala__node'}
        data-symbol={phase === 'leaving' ? undefined : symbol}
        data-pigment={symbol}
        data-lifted={isDragged || undefined}
        transform={movedTo(angle)}
        {...drag}
        // only the taking: whoever has taken it must be able to let it go, though the others have left meanwhile
        onPointerDown={canMove ? drag.onPointerDown : undefined}
      >
        {canMove && (
          <>
            <path className="mandala__chevrons" d={chevrons} transform={turnedTo(angle)} />
            <circle className="mandala__reach" r={reachRadius} />
            <circle className="mandala__halo" r={21} />
          </>
        )}
        <Medallion symbol={symbol} />
      </g>
    </Layer>
  )
})
