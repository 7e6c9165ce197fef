import { memo, type PointerEvent, useRef, useState } from 'react'
import { useGlide } from '../../motion/pieces'
import { chevrons, movedTo, nearest, reachRadius, turnedTo } from './geometry'
import { Lens, Medallion } from './parts'
import type { SymbolId } from './slice'
import { medallionLeave, medallionUpdate } from './transitions'

export interface DragHandlers {
  onPointerDown: (event: PointerEvent<SVGGElement>) => void
  onPointerMove: (event: PointerEvent<SVGGElement>) => void
  onPointerUp: (event: PointerEvent<SVGGElement>) => void
}

interface Props {
  symbol: SymbolId
  /** `null` for one that is leaving, which stays where it was. */
  angle: number | null
  /** Symbols on the circle. */
  count: number
  isNew: boolean
  /** It is drawn where the pointer has it; this is the place it would take. */
  isDragged: boolean
  drag: DragHandlers
}

/** A medallion that glides along the circle, the short way, and can be taken up when there is another place for it. */
export const MovingMedallion = memo(function MovingMedallion({ symbol, angle, count, isNew, isDragged, drag }: Props) {
  const piece = useRef<SVGGElement>(null)
  const turned = useRef<SVGGElement>(null)
  const moved = useRef<SVGGElement>(null)
  const target = useNearest(angle)
  const isLeaving = angle === null
  const place = (at: number) => {
    turned.current?.setAttribute('transform', turnedTo(at))
    moved.current?.setAttribute('transform', movedTo(at))
  }
  useGlide(target, place, medallionUpdate)
  const show = (opacity: number) => {
    if (opacity < 1) piece.current?.setAttribute('opacity', String(opacity))
    else piece.current?.removeAttribute('opacity')
  }
  useGlide(isLeaving ? 0 : 1, show, { ...medallionLeave, from: isNew ? 0 : undefined })
  const canMove = count > 1 && !isLeaving
  return (
    <g ref={piece} data-pigment={symbol} className={isDragged ? 'mandala-seat-of-lifted' : undefined}>
      <g ref={turned} transform={turnedTo(target)}>
        <Lens count={count} />
        {canMove && <path className="mandala-chevrons" d={chevrons} />}
      </g>
      <g
        ref={moved}
        className={canMove ? 'mandala-node mandala-node--movable' : 'mandala-node'}
        data-symbol={isLeaving ? undefined : symbol}
        data-pigment={symbol}
        transform={movedTo(target)}
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

/** The angle as a value that is reached the short way from the one before; the same one again for `null`. */
function useNearest(angle: number | null): number {
  const [before, setBefore] = useState(angle ?? 0)
  const target = angle === null ? before : nearest(before, angle)
  if (target !== before) setBefore(target)
  return target
}
