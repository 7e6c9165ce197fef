import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { usePresence, useUpdate } from '../../motion/pieces'
import { nameOf, texts } from './content'
import { halfOf, viewBoxOf } from './frame'
import { Glyph } from './Glyph'
import { angleOf, medallionRadius, movedTo, placeOf } from './geometry'
import { Layer } from './Layer'
import { MovingMedallion } from './MovingMedallion'
import { Piece } from './Piece'
import { Band, Echo, Scaffold, Self, Web } from './parts'
import type { SymbolId } from './slice'
import { viewUpdate } from './transitions'
import { type PreviewRefs, useMedallionDrag } from './useMedallionDrag'
import type { Reorder, Shown } from './useReorder'

interface Props {
  shown: Shown
  reorder: Reorder
}

/** The visitor's mandala: bands in the order that holds, medallions in the order that would. */
export const Circle = memo(function Circle({ shown: { chosen, order, drag: current }, reorder }: Props) {
  const view = useRef<HTMLDivElement>(null)
  const { handlers, preview } = useMedallionDrag(view, reorder)
  const count = chosen.length
  const half = halfOf(count)
  useUpdate(view, half, (at) => ({ transform: `scale(${half / at})` }), viewUpdate)
  const grounds = usePresence(useMemo(() => groundsOf(chosen), [chosen]))
  const bands = usePresence(useMemo(() => bandsOf(chosen), [chosen]))
  const medallions = usePresence(useMemo(() => medallionsOf(order), [order]))
  const drag = current?.by === 'circle' ? current : null
  return (
    <div ref={view} className="mandala-drawing" role="img" aria-label={texts.drawing(chosen.map(nameOf))}>
      <svg viewBox={viewBoxOf(count)} aria-hidden="true">
        {grounds.map(({ key, count, alone, phase }) => (
          <Piece key={key} phase={phase}>
            <Scaffold count={count} />
            <Web count={count} />
            {alone && <Echo symbol={alone} />}
          </Piece>
        ))}
        {bands.map(({ key, phase, ...band }) => (
          <Piece key={key} phase={phase} className="mandala__band" data-pigment={band.symbol}>
            <Band {...band} />
          </Piece>
        ))}
        <Self />
      </svg>
      {medallions.map(({ key, symbol, angle, phase }) => (
        <MovingMedallion
          key={key}
          symbol={symbol}
          angle={angle}
          count={count}
          phase={phase}
          isDragged={drag?.symbol === symbol}
          hand={preview.place}
          drag={handlers}
        />
      ))}
      {drag && (
        <Layer count={count}>
          <DragPreview symbol={drag.symbol} angle={angleOf(order.indexOf(drag.symbol), count)} preview={preview} />
        </Layer>
      )}
    </div>
  )
})

/** What lies below the bands: another with every number of symbols, and for each symbol that is alone. */
const groundsOf = (chosen: readonly SymbolId[]) => {
  const [alone = null] = chosen.length === 1 ? chosen : []
  return [{ key: alone ?? String(chosen.length), count: chosen.length, alone }]
}

/** At another position, and alone, a symbol's band is another drawing. */
const bandsOf = (chosen: readonly SymbolId[]) =>
  chosen.map((symbol, position) => {
    const isAlone = chosen.length === 1
    return { key: symbol + position + isAlone, symbol, position, isAlone }
  })

const medallionsOf = (order: readonly SymbolId[]) =>
  order.map((symbol, position) => ({ key: symbol, symbol, angle: angleOf(position, order.length) }))

/** The symbol that follows the pointer, the place it would take, and a line to it. */
function DragPreview({ symbol, angle, preview }: { symbol: SymbolId; angle: number; preview: PreviewRefs }) {
  useLayoutEffect(preview.draw)
  const [x1, y1] = placeOf(angle)
  return (
    <g className="mandala__lifted" data-pigment={symbol}>
      <line className="mandala__way" ref={preview.line} x1={x1} y1={y1} />
      <circle className="mandala__seat" r={medallionRadius} transform={movedTo(angle)} />
      <g className="mandala__node mandala__node--lifted" ref={preview.piece}>
        <circle className="mandala__ground" r={24} />
        <circle className="mandala__fine" r={21} />
        <g transform="scale(1.25)">
          <Glyph symbol={symbol} />
        </g>
      </g>
    </g>
  )
}
