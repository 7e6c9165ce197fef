import { type CSSProperties, memo, useRef } from 'react'
import { nameOf, texts } from './content'
import { halfOf } from './frame'
import { angleOf, chevrons, medallionRadius, movedTo, placeOf, reachRadius, turnedTo } from './geometry'
import { Band, Echo, Medallion, Scaffold, Self, Web } from './parts'
import { type SymbolId, symbolIds } from './slice'
import { type MedallionDrag, useMedallionDrag } from './useMedallionDrag'
import type { Reorder, Shown } from './useReorder'

interface Props {
  shown: Shown
  reorder: Reorder
}

/** Half the side of the whole drawing; a circle of few symbols is enlarged. */
const fullHalf = halfOf(0)
const viewBox = [-fullHalf, -fullHalf, 2 * fullHalf, 2 * fullHalf].join(' ')

/** The visitor's mandala while it is made: bands in the order that holds, medallions in the order that would. */
export const Circle = memo(function Circle({ shown: { chosen, order, drag: current }, reorder }: Props) {
  const view = useRef<HTMLDivElement>(null)
  const drag = useMedallionDrag(view, reorder)
  const count = chosen.length
  const [alone] = count === 1 ? chosen : []
  const dragged = current?.by === 'circle' ? current.symbol : null
  const scale = fullHalf / halfOf(count)
  return (
    <div
      ref={view}
      className="mandala-drawing"
      role="img"
      aria-label={texts.drawing(chosen.map(nameOf))}
      // none in the page as it is served: its policy allows no style attributes
      style={scale === 1 ? undefined : ({ transform: `scale(${scale})`, '--px': 1 / scale } as CSSProperties)}
    >
      <svg viewBox={viewBox} aria-hidden="true">
        <g key={alone ?? count} className={count > 0 ? 'mandala__redrawn' : undefined}>
          <Scaffold count={count} />
          <Web count={count} />
          {alone && <Echo symbol={alone} />}
        </g>
        {chosen.map((symbol, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: at another position, and alone, a symbol's band is another drawing
          <g key={symbol + position + Boolean(alone)} className="mandala__band mandala__entering" data-pigment={symbol}>
            <Band symbol={symbol} position={position} isAlone={Boolean(alone)} />
          </g>
        ))}
        <Self />
      </svg>
      {/* always in this order: an element that changes its place in the document loses pointer and transition */}
      {symbolIds
        .filter((symbol) => order.includes(symbol))
        .map((symbol) => (
          <MovingMedallion
            key={symbol}
            symbol={symbol}
            angle={angleOf(order.indexOf(symbol), count)}
            canMove={count > 1}
            isDragged={symbol === dragged}
            drag={drag}
          />
        ))}
      {dragged && <Destination symbol={dragged} angle={angleOf(order.indexOf(dragged), count)} drag={drag} />}
    </div>
  )
})

interface MovingMedallionProps {
  symbol: SymbolId
  angle: number
  /** There is another place for it. */
  canMove: boolean
  /** It follows the pointer; the angle is that of the place it would take. */
  isDragged: boolean
  drag: MedallionDrag
}

/** A medallion on a sheet of its own, which the compositor moves to its place on the circle. */
const MovingMedallion = memo(function MovingMedallion(props: MovingMedallionProps) {
  const { symbol, angle, canMove, isDragged, drag } = props
  const [x, y] = placeOf(angle).map((length) => `${((50 * length) / fullHalf).toFixed(3)}%`)
  return (
    <svg
      className={`mandala__layer mandala__entering ${isDragged ? 'mandala__layer--lifted' : ''}`}
      viewBox={viewBox}
      aria-hidden="true"
      style={{ transform: `translate(${x}, ${y})` }}
    >
      <g
        className={canMove ? 'mandala__node mandala__node--movable' : 'mandala__node'}
        data-symbol={symbol}
        data-pigment={symbol}
        {...drag.handlers}
        // only the taking: whoever has taken it must be able to let it go, though the others have left meanwhile
        onPointerDown={canMove ? drag.handlers.onPointerDown : undefined}
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
    </svg>
  )
})

/** The place a dragged symbol would take, and a line to it from the pointer. */
function Destination({ symbol, angle, drag }: { symbol: SymbolId; angle: number; drag: MedallionDrag }) {
  const [x, y] = placeOf(angle)
  return (
    <svg className="mandala__layer mandala__destination" viewBox={viewBox} aria-hidden="true" data-pigment={symbol}>
      <line className="mandala__way" ref={drag.line} x1={x} y1={y} x2={x} y2={y} />
      <circle className="mandala__seat" r={medallionRadius} transform={movedTo(angle)} />
    </svg>
  )
}
