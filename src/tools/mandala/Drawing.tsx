import { memo } from 'react'
import { useSelector } from 'react-redux'
import { Lens, type LensTarget, Turned, targetBetween } from '../shared/Lens'
import { halfOf, viewBoxOf } from './frame'
import { angleOf, circleRadius, medallionRadius, movedTo, roomOf } from './geometry'
import { Band, Medallion, Scaffold, Self, Web } from './parts'
import { type SymbolId, selectActivePart, selectChosen } from './slice'

/** The band of a position together with its symbol's medallion, twice as large as in the whole at least. */
function targetOf(position: number, count: number): LensTarget {
  const [inner, outer] = roomOf(position, count === 1)
  const half = halfOf(count)
  const edge = circleRadius + medallionRadius
  const to = (Math.max(outer, edge) + 6) / half
  return {
    ...targetBetween(Math.max((Math.min(inner, 102) - 6) / half, to - 0.5), to, edge / half),
    onPhone: { zoom: 2.2, ahead: circleRadius / half },
  }
}

/** The mandala under the lens: the symbol being read turns towards its text. */
export const ReadingDrawing = memo(function ReadingDrawing({ chosen }: { chosen: readonly SymbolId[] }) {
  const activePart = useSelector(selectActivePart)
  return (
    <Lens target={activePart && targetOf(chosen.indexOf(activePart), chosen.length)}>
      <StaticDrawing chosen={chosen} activePart={activePart} />
    </Lens>
  )
})

interface StaticDrawingProps {
  chosen: readonly SymbolId[]
  activePart?: SymbolId | null
}

/** The mandala at rest; the symbol being read comes to the top. A circle of few symbols is seen from nearer. */
export function StaticDrawing({ chosen, activePart = null }: StaticDrawingProps) {
  const count = chosen.length
  const turn = activePart ? -angleOf(chosen.indexOf(activePart), count) : 0
  const marksOf = (symbol: SymbolId) => ({ 'data-pigment': symbol, 'data-active': activePart === symbol || undefined })
  return (
    <svg className="mandala-drawing" viewBox={viewBoxOf(count)} role="presentation">
      <Scaffold count={count} />
      <Turned by={turn}>
        <Web count={count} />
        {chosen.map((symbol, position) => (
          <g key={symbol} className="mandala__band of-part" {...marksOf(symbol)}>
            <Band symbol={symbol} position={position} isAlone={count === 1} />
          </g>
        ))}
        {chosen.map((symbol, position) => (
          <g key={symbol} className="mandala__node of-part" {...marksOf(symbol)}>
            <g transform={movedTo(angleOf(position, count))}>
              <Turned by={-turn}>
                <Medallion symbol={symbol} />
              </Turned>
            </g>
          </g>
        ))}
      </Turned>
      <Self />
    </svg>
  )
}

/** The mandala at rest, for the saved image and the sheet to be coloured. */
export const ImageDrawing = () => <StaticDrawing chosen={useSelector(selectChosen)} />
