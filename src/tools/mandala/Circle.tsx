import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { usePresence } from '../../motion/pieces'
import { nameOf, texts } from './content'
import { Glyph } from './Glyph'
import { angleOf, medallionRadius, movedTo, placeOf, viewBox } from './geometry'
import { MovingBand } from './MovingBand'
import { MovingMedallion } from './MovingMedallion'
import { Scaffold, Self, Web } from './parts'
import type { SymbolId } from './slice'
import { leaveMs } from './transitions'
import { type PreviewRefs, useMedallionDrag } from './useMedallionDrag'
import type { Reorder, Shown } from './useReorder'

interface Props {
  shown: Shown
  reorder: Reorder
}

/** The visitor's mandala: bands in the order that holds, medallions in the order that would. */
export const Circle = memo(function Circle({ shown: { chosen, order, drag: current }, reorder }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const { handlers, preview } = useMedallionDrag(svg, reorder)
  const medallions = usePresence(chosen, leaveMs)
  const count = chosen.length
  const drag = current?.by === 'circle' ? current : null
  return (
    <svg
      ref={svg}
      className="mandala-drawing"
      viewBox={viewBox}
      role="img"
      aria-label={texts.drawing(chosen.map(nameOf))}
    >
      <Scaffold count={count} />
      <Web key={count} count={count} />
      <Bands chosen={chosen} />
      {medallions.map(({ key, isNew, isLeaving }) => (
        <MovingMedallion
          key={key}
          symbol={key}
          angle={isLeaving ? null : angleOf(order.indexOf(key), count)}
          count={count}
          isNew={isNew}
          isDragged={drag?.symbol === key}
          drag={handlers}
        />
      ))}
      <Self isNamed />
      {drag && (
        <DragPreview symbol={drag.symbol} angle={angleOf(order.indexOf(drag.symbol), count)} preview={preview} />
      )}
    </svg>
  )
})

/** A band belongs to a symbol in a position: with another position it is another drawing. */
const Bands = memo(function Bands({ chosen }: { chosen: readonly SymbolId[] }) {
  const keys = useMemo(() => chosen.map((symbol, position) => `${symbol} ${position}`), [chosen])
  const symbolIn = (key: string) => key.split(' ')[0] as SymbolId
  return usePresence(keys, leaveMs).map(({ key, isNew, isLeaving }) => (
    <MovingBand
      key={key}
      symbol={symbolIn(key)}
      position={Number(key.split(' ')[1])}
      isNew={isNew}
      isLeaving={isLeaving}
    />
  ))
})

/** The symbol that follows the pointer, the place it would take, and a line to it. */
function DragPreview({ symbol, angle, preview }: { symbol: SymbolId; angle: number; preview: PreviewRefs }) {
  useLayoutEffect(preview.draw)
  const [x1, y1] = placeOf(angle)
  return (
    <g className="mandala-lifted" data-pigment={symbol}>
      <line className="mandala-way" ref={preview.line} x1={x1} y1={y1} />
      <circle className="mandala-seat" r={medallionRadius} transform={movedTo(angle)} />
      <g className="mandala-node mandala-node--lifted" ref={preview.piece}>
        <circle className="mandala-ground" r={24} />
        <circle className="mandala-fine" r={21} />
        <g transform="scale(1.25)">
          <Glyph symbol={symbol} />
        </g>
      </g>
    </g>
  )
}
