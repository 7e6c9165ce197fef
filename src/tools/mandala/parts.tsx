import { memo } from 'react'
import { useSelector } from 'react-redux'
import { circleAt, circlesPath, dots, steps } from '../../drawing'
import { texts } from './content'
import { corollaOf, rimOf } from './frame'
import { Glyph } from './Glyph'
import { bandOf, circleRadius, echoOf, garlandOf, medallionRadius, selfRadius, webOf } from './geometry'
import { type MandalaRoot, maxSymbols, type SymbolId, selectNote } from './slice'

/** The pieces of the drawing at rest; what moves them is elsewhere. */

const empty = steps(maxSymbols).slice(1)
const dotted = circlesPath(empty.map((angle) => circleAt(angle, circleRadius, 10)))
const seats = circlesPath(dots(maxSymbols, circleRadius, 2))

/** The edge of the drawing, its empty circle, and the rings that stay when symbols have come. */
export const Scaffold = memo(function Scaffold({ count }: { count: number }) {
  const rim = rimOf(count)
  const corolla = corollaOf(count)
  return (
    <g className="mandala__scaffold">
      <path d={rim.line} />
      {rim.fine && <path d={rim.fine} className="mandala__fine" />}
      {rim.dots && <path d={rim.dots} className="mandala__dot" />}
      {corolla && (
        <>
          <path d={corolla.line} />
          <path d={corolla.fine} className="mandala__fine" />
        </>
      )}
      <circle r={circleRadius} className={count > 0 ? 'mandala__fine' : undefined} />
      {count === 1 && <path d={dotted} className="mandala__ground mandala__dotted" />}
      {count === 0 && (
        <>
          <circle r={64} className="mandala__fine mandala__ring-to-come" />
          <circle r={92} className="mandala__fine mandala__ring-to-come" />
          <circle r={158} className="mandala__fine mandala__ring-to-come" />
          <path d={seats} className="mandala__dot" />
        </>
      )}
    </g>
  )
})

/** Lines between the symbols, and the lenses around them. */
export const Web = memo(function Web({ count }: { count: number }) {
  const { line, fine, knots } = garlandOf(count)
  return (
    <g className="mandala__weave">
      {line && <path d={line} />}
      {count > 1 && <path className="mandala__fine" d={webOf(count) + fine} />}
      {knots && <path className="mandala__dot" d={knots} />}
    </g>
  )
})

interface BandProps {
  symbol: SymbolId
  position: number
  /** It is the only symbol on the circle. */
  isAlone: boolean
}

/** The visitor has written of the symbol; it is drawn fuller then. */
const useIsWritten = (symbol: SymbolId) =>
  useSelector((root: MandalaRoot) => selectNote(root, symbol) !== '') || undefined

/** A symbol's motif in the band of its position. */
export const Band = memo(function Band({ symbol, position, isAlone }: BandProps) {
  const { filled, line, fine, dots: tips } = bandOf(symbol, position, isAlone)
  const isWritten = useIsWritten(symbol)
  return (
    <>
      {line && <path d={line} />}
      {fine && <path className="mandala__fine" d={fine} />}
      {filled && <path className="mandala__wash" data-written={isWritten} d={filled} />}
      {tips && <path className="mandala__dot" d={tips} />}
    </>
  )
})

/** The band of a symbol that is alone, once more around the circle, in fine lines. */
export const Echo = ({ symbol }: { symbol: SymbolId }) => (
  <path className="mandala__fine" data-pigment={symbol} d={echoOf(symbol)} />
)

export const Medallion = memo(function Medallion({ symbol }: { symbol: SymbolId }) {
  const isWritten = useIsWritten(symbol)
  return (
    <>
      <circle className="mandala__ground" r={medallionRadius} />
      <circle className="mandala__fine" data-written={isWritten} r={15} />
      <g className="upright" transform="scale(.92)">
        <Glyph symbol={symbol} />
      </g>
    </>
  )
})

export const Self = memo(function Self() {
  return (
    <g className="mandala__self">
      <circle className="mandala__ground" r={selfRadius} />
      <circle className="mandala__fine" r={21.6} />
      <text textAnchor="middle" dy=".33em">
        {texts.self}
      </text>
    </g>
  )
})
