import { memo } from 'react'
import { circlesPath, dots } from '../../drawing'
import { texts } from './content'
import { Glyph } from './Glyph'
import { bandOf, circleRadius, halfStep, lensOf, medallionRadius, selfRadius, webOf } from './geometry'
import { maxSymbols, type SymbolId } from './slice'

/** The pieces of the drawing at rest; what moves them is elsewhere. */

const rim = circlesPath(dots(64, 206, 0.6))
const seats = circlesPath(dots(maxSymbols, circleRadius, 2))

/** The empty circle, and the rings that stay when symbols have come. */
export const Scaffold = memo(function Scaffold({ count }: { count: number }) {
  return (
    <g className="mandala-scaffold">
      <circle r={206} />
      <circle r={circleRadius} className={count > 0 ? 'mandala-fine' : undefined} />
      {count < maxSymbols && <path d={rim} className="mandala-dot" />}
      {count === 0 && (
        <>
          <circle r={64} className="mandala-fine mandala-ring-to-come" />
          <circle r={92} className="mandala-fine mandala-ring-to-come" />
          <circle r={158} className="mandala-fine mandala-ring-to-come" />
          <path d={seats} className="mandala-dot" />
        </>
      )}
    </g>
  )
})

/** Lines between the symbols, and dots halfway between them. */
export const Web = memo(function Web({ count }: { count: number }) {
  return (
    <g className="mandala-weave">
      {count > 2 && <path className="mandala-fine" d={webOf(count)} />}
      {count > 1 && <path className="mandala-dot" d={circlesPath(dots(count, circleRadius, 2.2, halfStep(count)))} />}
    </g>
  )
})

/** A symbol's motif in the band of its position. */
export const Band = memo(function Band({ symbol, position }: { symbol: SymbolId; position: number }) {
  const { filled, line, fine, dots: tips } = bandOf(symbol, position)
  return (
    <>
      {line && <path d={line} />}
      {fine && <path className="mandala-fine" d={fine} />}
      {filled && <path className="mandala-wash" d={filled} />}
      {tips && <path className="mandala-dot" d={tips} />}
    </>
  )
})

/** Curved lens behind a medallion, at the top; from two symbols on. */
export const Lens = memo(function Lens({ count }: { count: number }) {
  if (count < 2) return null
  const { line, fine } = lensOf(count)
  return (
    <g className="mandala-weave">
      <path d={line} />
      <path className="mandala-fine" d={fine} />
    </g>
  )
})

export const Medallion = memo(function Medallion({ symbol }: { symbol: SymbolId }) {
  return (
    <>
      <circle className="mandala-ground" r={medallionRadius} />
      <circle className="mandala-fine" r={15} />
      <g className="upright" transform="scale(.92)">
        <Glyph symbol={symbol} />
      </g>
    </>
  )
})

export const Self = memo(function Self() {
  return (
    <g className="mandala-self">
      <circle className="mandala-ground" r={selfRadius} />
      <circle className="mandala-fine" r={21.6} />
      <text textAnchor="middle" dy=".33em">
        {texts.self}
      </text>
    </g>
  )
})
