import { type CSSProperties, memo, type ReactNode, useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { format, viewBoxOf } from '../../drawing'
import { Lens, Turned } from '../shared/Lens'
import { nameOf, texts } from './content'
import {
  angleOf,
  bandOf,
  circleRadius,
  frameOf,
  garlandOf,
  halfOf,
  medallionRadius,
  placeOf,
  selfRadius,
  targetOf,
} from './geometry'
import { Glyph, type Strokes } from './motifs'
import { type MandalaRoot, type SymbolId, selectActivePart, selectChosen, selectNote, symbolIds } from './slice'

const Paths = ({ line, fine, filled, dots, isWritten }: Strokes & { isWritten?: true | undefined }) => (
  <>
    {line && <path d={line} />}
    {fine && <path className="mandala__fine" d={fine} />}
    {filled && <path className="mandala__wash" data-written={isWritten} d={filled} />}
    {dots && <path className="mandala__dot" d={dots} />}
  </>
)

/** What is drawn of no symbol: the edge, the circle, and what joins the symbols on it. */
const Ground = memo(function Ground({ count }: { count: number }) {
  return (
    <>
      <Paths {...frameOf(count)} />
      <circle r={circleRadius} className="mandala__fine" />
      <g className="mandala__weave">
        <Paths {...garlandOf(count)} />
      </g>
    </>
  )
})

/** The visitor has written of the symbol; it is drawn fuller then. */
const useIsWritten = (symbol: SymbolId) =>
  useSelector((root: MandalaRoot) => selectNote(root, symbol) !== '') || undefined

/** A symbol's motif in the band of its position. */
const Band = memo(function Band({ symbol, position }: { symbol: SymbolId; position: number }) {
  return <Paths {...bandOf(symbol, position)} isWritten={useIsWritten(symbol)} />
})

const Medallion = memo(function Medallion({ symbol }: { symbol: SymbolId }) {
  return (
    <>
      <circle className="mandala__ground" r={medallionRadius} />
      <circle className="mandala__fine" data-written={useIsWritten(symbol)} r={15} />
      <g className="upright" transform="scale(.92)">
        <Glyph symbol={symbol} />
      </g>
    </>
  )
})

const Self = memo(function Self() {
  return (
    <g className="mandala__self">
      <circle className="mandala__ground" r={selfRadius} />
      <circle className="mandala__fine" r={21.6} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus; its name says the word already */}
      <text textAnchor="middle" dy=".33em" aria-hidden="true">
        {texts.self}
      </text>
    </g>
  )
})

interface MandalaProps {
  chosen: readonly SymbolId[]
  /** Half the side of the square that is shown. */
  half: number
  activePart?: SymbolId | null
  /** The medallions, where they turn with it. */
  children?: ReactNode
}

/** How far it is turned, so that the symbol being read is at the top. */
const turnOf = (chosen: readonly SymbolId[], activePart: SymbolId | null): number =>
  activePart ? -angleOf(chosen.indexOf(activePart), chosen.length) : 0

const marksOf = (symbol: SymbolId, activePart: SymbolId | null) => ({
  'data-pigment': symbol,
  'data-active': activePart === symbol || undefined,
})

const Mandala = memo(function Mandala({ chosen, half, activePart = null, children }: MandalaProps) {
  const count = chosen.length
  return (
    <svg
      className="drawing mandala-drawing"
      viewBox={viewBoxOf(half)}
      role="img"
      aria-label={texts.drawing(chosen.map(nameOf))}
    >
      <Turned by={turnOf(chosen, activePart)}>
        {/* with another count it is another drawing, which comes in the place of the one before */}
        <g key={count} className={count > 0 ? 'mandala__redrawn' : undefined}>
          <Ground count={count} />
        </g>
        {chosen.map((symbol, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: at another position a symbol's band is another drawing
          <g key={symbol + position} className="mandala__band of-part" {...marksOf(symbol, activePart)}>
            <Band symbol={symbol} position={position} />
          </g>
        ))}
        {children}
      </Turned>
      <Self />
    </svg>
  )
})

/** Half the side of the whole drawing. */
const whole = halfOf(0)

/** The mandala while it is made. What has been clicked answers first; then the drawing, which has most to do. */
export function Circle() {
  const chosen = useDeferredValue(useSelector(selectChosen))
  // a circle of few is seen from nearer, and comes and goes gradually
  const scale = whole / halfOf(chosen.length)
  return (
    <div
      className="mandala__zoom"
      // none in the page as it is served: its policy allows no style attributes
      style={scale === 1 ? undefined : ({ transform: `scale(${scale})`, '--px': 1 / scale } as CSSProperties)}
    >
      <Mandala chosen={chosen} half={whole} />
      {/* always in this order: an element that changes its place in the document loses its transition */}
      {symbolIds
        .filter((symbol) => chosen.includes(symbol))
        .map((symbol) => (
          <Layer key={symbol} symbol={symbol} angle={angleOf(chosen.indexOf(symbol), chosen.length)} />
        ))}
    </div>
  )
}

/** A medallion on a sheet of its own: the compositor moves it, and the main thread, which would take longer, does not. */
const Layer = memo(function Layer({ symbol, angle }: { symbol: SymbolId; angle: number }) {
  const [x, y] = placeOf(angle).map((length) => `${((50 * length) / whole).toFixed(3)}%`)
  return (
    <svg
      className="drawing mandala-drawing mandala__layer"
      viewBox={viewBoxOf(whole)}
      aria-hidden="true"
      style={{ transform: `translate(${x}, ${y})` }}
    >
      <g data-symbol={symbol} data-pigment={symbol}>
        <Medallion symbol={symbol} />
      </g>
    </svg>
  )
})

/** The mandala of four or more; the symbol being read comes to the top. */
function Whole({ chosen, activePart }: { chosen: readonly SymbolId[]; activePart: SymbolId | null }) {
  const count = chosen.length
  return (
    <Mandala chosen={chosen} half={halfOf(count)} activePart={activePart}>
      {chosen.map((symbol, position) => (
        <g key={symbol} className="of-part" {...marksOf(symbol, activePart)}>
          <g transform={`translate(${format(placeOf(angleOf(position, count)))})`}>
            <Turned by={-turnOf(chosen, activePart)}>
              <Medallion symbol={symbol} />
            </Turned>
          </g>
        </g>
      ))}
    </Mandala>
  )
}

/** The mandala under the lens: the symbol being read turns towards its text. */
export function ReadingDrawing({ chosen }: { chosen: readonly SymbolId[] }) {
  const activePart = useSelector(selectActivePart)
  return (
    <Lens target={activePart && targetOf(chosen.indexOf(activePart), chosen.length)}>
      <Whole chosen={chosen} activePart={activePart} />
    </Lens>
  )
}

/** The mandala at rest, for the saved image and the sheet to be coloured. */
export const ImageDrawing = () => <Whole chosen={useSelector(selectChosen)} activePart={null} />
