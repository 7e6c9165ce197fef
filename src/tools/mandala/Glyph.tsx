import { memo } from 'react'
import { glyphs } from './glyphs'
import type { SymbolId } from './slice'

/** A symbol's drawing, for use inside an `<svg>`. */
export const Glyph = memo(function Glyph({ symbol }: { symbol: SymbolId }) {
  const { path, dotted } = glyphs[symbol]
  return (
    <>
      <path d={path} />
      {dotted && <circle className="mandala__dotted" {...dotted} />}
    </>
  )
})

/** A symbol's drawing beside its name. */
export const Icon = memo(function Icon({ symbol }: { symbol: SymbolId }) {
  return (
    <svg className="mandala__icon" viewBox="-12 -12 24 24" aria-hidden="true">
      <Glyph symbol={symbol} />
    </svg>
  )
})
