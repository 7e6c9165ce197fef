import { memo, useLayoutEffect, useRef } from 'react'
import { useIsDrawn } from '../../motion/pieces'
import { Coming } from './Coming'
import { nameOf, texts } from './content'
import { Drawing } from './Drawing'
import { Glyph } from './Glyph'
import { angleOf, medallionRadius, movedTo, placeOf } from './geometry'
import { MovingMedallion } from './MovingMedallion'
import { Band, Echo, Scaffold, Self, Web } from './parts'
import type { SymbolId } from './slice'
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
  const isDrawn = useIsDrawn()
  const count = chosen.length
  const isAlone = count === 1
  const drag = current?.by === 'circle' ? current : null
  return (
    <Drawing svg={svg} count={count} role="img" aria-label={texts.drawing(chosen.map(nameOf))} data-made>
      <Coming key={count} isDrawn={isDrawn}>
        <Scaffold count={count} />
        <Web count={count} />
        {chosen[0] && isAlone && <Echo symbol={chosen[0]} />}
      </Coming>
      {chosen.map((symbol, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: at another position, and alone, a symbol's band is another drawing
        <Coming key={symbol + position + isAlone} className="mandala-band" data-pigment={symbol} isDrawn={isDrawn}>
          <Band symbol={symbol} position={position} isAlone={isAlone} />
        </Coming>
      ))}
      {chosen.map((symbol) => (
        <MovingMedallion
          key={symbol}
          symbol={symbol}
          angle={angleOf(order.indexOf(symbol), count)}
          count={count}
          isDrawn={isDrawn}
          isDragged={drag?.symbol === symbol}
          hand={preview.place}
          drag={handlers}
        />
      ))}
      <Self />
      {drag && (
        <DragPreview symbol={drag.symbol} angle={angleOf(order.indexOf(drag.symbol), count)} preview={preview} />
      )}
    </Drawing>
  )
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
