import { memo } from 'react'
import { useSelector } from 'react-redux'
import { format, viewBoxOf } from '../../drawing'
import { Lens } from '../shared/Lens'
import { nameOf, texts } from './content'
import { bandOf, extent, groundOf, medallionRadius, placeOf, rim, selfRadius, targetOf } from './geometry'
import { Glyph, type Strokes } from './motifs'
import { maxSymbols, type SymbolId, selectActivePart, selectChosen } from './slice'

const Paths = memo(({ line, fine, filled, dots }: Strokes) => (
  <>
    {line && <path d={line} />}
    {fine && <path className="mandala__fine" d={fine} />}
    {filled && <path className="mandala__wash" d={filled} />}
    {dots && <path className="mandala__dot" d={dots} />}
  </>
))

const Medallion = memo(({ symbol }: { symbol: SymbolId }) => (
  <>
    <circle className="mandala__ground" r={medallionRadius} />
    <circle className="mandala__fine" r={15} />
    <g className="upright" transform="scale(.92)">
      <Glyph symbol={symbol} />
    </g>
  </>
))

const Self = memo(() => (
  <g className="mandala__self upright">
    <circle className="mandala__ground" r={selfRadius} />
    <circle className="mandala__fine" r={21.6} />
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus; its name says the word */}
    <text textAnchor="middle" dy=".33em" aria-hidden="true">
      {texts.self}
    </text>
  </g>
))

interface MandalaProps {
  chosen: readonly SymbolId[]
  activePart?: SymbolId | null
}

/** A band and a medallion for each symbol, around the Self. */
const Mandala = memo(function Mandala({ chosen, activePart = null }: MandalaProps) {
  const count = chosen.length
  return (
    <svg
      className="drawing mandala-drawing"
      viewBox={viewBoxOf(extent)}
      role="img"
      aria-label={texts.drawing(chosen.map(nameOf))}
    >
      <g className="mandala__under">
        <circle r={206} />
        {count > 0 && count < maxSymbols && <path d={rim()} />}
        <Paths {...groundOf(count)} />
      </g>
      {chosen.map((symbol, position) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: at another position a symbol's band is another drawing
          key={symbol + position}
          className="mandala__part of-part"
          data-pigment={symbol}
          data-active={symbol === activePart || undefined}
        >
          <Paths {...bandOf(symbol, position)} />
          <g transform={`translate(${format(placeOf(position, count))})`}>
            <Medallion symbol={symbol} />
          </g>
        </g>
      ))}
      <Self />
    </svg>
  )
})

/** The mandala while it is made. */
export const Circle = () => <Mandala chosen={useSelector(selectChosen)} />

/** The mandala under the lens: the symbol being read turns towards its text. */
export function ReadingDrawing({ chosen }: { chosen: readonly SymbolId[] }) {
  const activePart = useSelector(selectActivePart)
  return (
    <Lens target={activePart && targetOf(chosen.indexOf(activePart), chosen.length)}>
      <Mandala chosen={chosen} activePart={activePart} />
    </Lens>
  )
}
