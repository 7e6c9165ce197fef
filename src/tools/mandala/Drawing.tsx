import { type CSSProperties, memo, useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { viewBoxOf } from '../../drawing'
import { Lens } from '../shared/Lens'
import { nameOf, texts } from './content'
import { bandOf, extent, groundOf, medallionRadius, placeOf, selfRadius, targetOf } from './geometry'
import { Glyph, type Strokes } from './motifs'
import { type SymbolId, selectActivePart, selectChosen, symbolIds } from './slice'

const Paths = ({ line, fine, filled, dots }: Strokes) => (
  <>
    {line && <path d={line} />}
    {fine && <path className="mandala__fine" d={fine} />}
    {filled && <path className="mandala__wash" d={filled} />}
    {dots && <path className="mandala__dot" d={dots} />}
  </>
)

const Ground = memo(({ count }: { count: number }) => (
  <g className="mandala__under">
    <Paths {...groundOf(count)} />
  </g>
))

/** A symbol's motif in the band of its position. */
const Band = memo(({ symbol, position }: { symbol: SymbolId; position: number }) => (
  <Paths {...bandOf(symbol, position)} />
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
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus; its name says the word already */}
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
  const marksOf = (symbol: SymbolId) => ({
    'data-pigment': symbol,
    'data-active': symbol === activePart || undefined,
  })
  const styleOf = (symbol: SymbolId): CSSProperties => {
    const [x, y] = placeOf(chosen.indexOf(symbol), chosen.length)
    return { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` }
  }
  return (
    <svg
      className="drawing mandala-drawing"
      viewBox={viewBoxOf(extent)}
      role="img"
      aria-label={texts.drawing(chosen.map(nameOf))}
    >
      <Ground count={chosen.length} />
      {chosen.map((symbol, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: at another position a symbol's band is another drawing
        <g key={symbol + position} className="mandala__band of-part" {...marksOf(symbol)}>
          <Band symbol={symbol} position={position} />
        </g>
      ))}
      {/* always in this order: an element that changes its place in the document loses its transition */}
      {symbolIds
        .filter((symbol) => chosen.includes(symbol))
        .map((symbol) => (
          <g key={symbol} className="mandala__medallion of-part" style={styleOf(symbol)} {...marksOf(symbol)}>
            <Medallion symbol={symbol} />
          </g>
        ))}
      <Self />
    </svg>
  )
})

/** The mandala while it is made. What has been clicked answers first; then the drawing, which has most to do. */
export const Circle = () => <Mandala chosen={useDeferredValue(useSelector(selectChosen))} />

/** The mandala under the lens: the symbol being read turns towards its text. */
export function ReadingDrawing({ chosen }: { chosen: readonly SymbolId[] }) {
  const activePart = useSelector(selectActivePart)
  return (
    <Lens target={activePart && targetOf(chosen.indexOf(activePart), chosen.length)}>
      <Mandala chosen={chosen} activePart={activePart} />
    </Lens>
  )
}
