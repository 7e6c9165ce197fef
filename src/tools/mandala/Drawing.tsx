import { memo, useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { format, viewBoxOf } from '../../drawing'
import { Lens } from '../shared/Lens'
import { nameOf, texts } from './content'
import { bandOf, extent, groundOf, medallionRadius, placeOf, selfRadius, targetOf } from './geometry'
import { Glyph, type Strokes } from './motifs'
import { type SymbolId, selectActivePart, selectChosen } from './slice'

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

/** A symbol's motif in the band of its position, and its medallion on the circle. */
const Part = memo(({ symbol, position, count }: { symbol: SymbolId; position: number; count: number }) => {
  const place = format(placeOf(position, count))
  return (
    <>
      <Paths {...bandOf(symbol, position)} />
      {/* keyed, so that it appears again in each new place */}
      <g key={place} className="mandala__medallion" transform={`translate(${place})`}>
        <Medallion symbol={symbol} />
      </g>
    </>
  )
})

interface MandalaProps {
  chosen: readonly SymbolId[]
  activePart?: SymbolId | null
}

/** A band and a medallion for each symbol, around the Self. */
const Mandala = memo(function Mandala({ chosen, activePart = null }: MandalaProps) {
  return (
    <svg
      className="drawing mandala-drawing"
      viewBox={viewBoxOf(extent)}
      role="img"
      aria-label={texts.drawing(chosen.map(nameOf))}
    >
      <Ground count={chosen.length} />
      {chosen.map((symbol, position) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: at another position a symbol's band is another drawing
          key={symbol + position}
          className="mandala__part of-part"
          data-pigment={symbol}
          data-active={symbol === activePart || undefined}
        >
          <Part symbol={symbol} position={position} count={chosen.length} />
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
