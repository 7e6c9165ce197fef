import { memo } from 'react'
import { useSelector } from 'react-redux'
import { nameOf, texts } from './content'
import { angleOf, movedTo, turnedTo, viewBox } from './geometry'
import { Band, Lens, Medallion, Scaffold, Self, Web } from './parts'
import { selectChosen } from './selectors'
import type { SymbolId } from './slice'

/** The mandala at rest, to be kept as a picture. */
export function Picture() {
  const chosen = useSelector(selectChosen)
  return (
    <svg className="mandala-drawing" viewBox={viewBox} role="img" aria-label={texts.drawing(chosen.map(nameOf))}>
      <StaticDrawing chosen={chosen} isNamed />
    </svg>
  )
}

/** The mandala in one colour, a faint watermark behind its reading. */
export const Watermark = memo(function Watermark({ chosen }: { chosen: readonly SymbolId[] }) {
  return (
    <svg className="mandala-drawing mandala-drawing--watermark" viewBox={viewBox} aria-hidden="true">
      <StaticDrawing chosen={chosen} isNamed={false} />
    </svg>
  )
})

function StaticDrawing({ chosen, isNamed }: { chosen: readonly SymbolId[]; isNamed: boolean }) {
  const count = chosen.length
  return (
    <>
      <Scaffold count={count} />
      <Web count={count} />
      {chosen.map((symbol, position) => (
        <g key={symbol} className="mandala-band" data-pigment={symbol}>
          <Band symbol={symbol} position={position} />
        </g>
      ))}
      {chosen.map((symbol, position) => (
        <g key={symbol} transform={turnedTo(angleOf(position, count))}>
          <Lens count={count} />
        </g>
      ))}
      {chosen.map((symbol, position) => (
        <g key={symbol} className="mandala-node" data-pigment={symbol} transform={movedTo(angleOf(position, count))}>
          <Medallion symbol={symbol} />
        </g>
      ))}
      <Self isNamed={isNamed} />
    </>
  )
}
