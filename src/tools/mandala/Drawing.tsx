import { type CSSProperties, memo, type PointerEvent, useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { listen } from '../../core/listen'
import { degreesOf, type Point, viewBoxOf } from '../../drawing'
import { Lens, Turned } from '../shared/Lens'
import { nameOf, texts } from './content'
import {
  angleOf,
  bandOf,
  chevrons,
  circleRadius,
  echoOf,
  frameOf,
  garlandOf,
  halfOf,
  medallionRadius,
  movedTo,
  openPlaces,
  placeOf,
  reachRadius,
  ringsToCome,
  selfRadius,
  targetOf,
} from './geometry'
import { Glyph, type Strokes } from './motifs'
import { medallionGrip, type Shown, type StartDrag } from './Reorder'
import { type MandalaRoot, type SymbolId, selectActivePart, selectChosen, selectNote, symbolIds } from './slice'

const Paths = ({ line, fine, filled, dots, isWritten }: Strokes & { isWritten?: true | undefined }) => (
  <>
    {line && <path d={line} />}
    {fine && <path className="mandala__fine" d={fine} />}
    {filled && <path className="mandala__wash" data-written={isWritten} d={filled} />}
    {dots && <path className="mandala__dot" d={dots} />}
  </>
)

/** The edge of the drawing, its circle, and the rings that stay when symbols have come. */
const Scaffold = memo(function Scaffold({ count }: { count: number }) {
  return (
    <g className="mandala__scaffold">
      <Paths {...frameOf(count)} />
      <circle r={circleRadius} className={count > 0 ? 'mandala__fine' : undefined} />
      {count === 1 && <path d={openPlaces} className="mandala__ground mandala__dotted" />}
      {count === 0 && <path d={ringsToCome} className="mandala__fine" strokeDasharray="1 4" />}
    </g>
  )
})

/** Lines between the symbols, and the lenses around them. */
const Web = memo(function Web({ count }: { count: number }) {
  return (
    <g className="mandala__weave">
      <Paths {...garlandOf(count)} />
    </g>
  )
})

/** The visitor has written of the symbol; it is drawn fuller then. */
const useIsWritten = (symbol: SymbolId) =>
  useSelector((root: MandalaRoot) => selectNote(root, symbol) !== '') || undefined

/** A symbol's motif in the band of its position. */
const Band = memo(function Band(props: { symbol: SymbolId; position: number; isAlone?: boolean }) {
  const { symbol, position, isAlone } = props
  return <Paths {...bandOf(symbol, position, isAlone)} isWritten={useIsWritten(symbol)} />
})

const Medallion = memo(function Medallion({ symbol, canMove }: { symbol: SymbolId; canMove?: boolean }) {
  return (
    <>
      {canMove && <circle className="mandala__reach" r={reachRadius} fill="transparent" stroke="none" />}
      {canMove && <circle className="mandala__halo" r={21} />}
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
      <text textAnchor="middle" dy=".33em">
        {texts.self}
      </text>
    </g>
  )
})

/** Half the side of the whole drawing; a circle of few symbols is enlarged. */
const fullHalf = halfOf(0)
const viewBox = viewBoxOf(fullHalf)

type CircleProps = { shown: Shown; startDrag: StartDrag }

/** The visitor's mandala while it is made. What has been clicked answers first; then the drawing, which has most to do. */
export function Circle({ shown, startDrag }: CircleProps) {
  const deferred = useDeferredValue(shown)
  return <LiveDrawing shown={shown.drag ? shown : deferred} startDrag={startDrag} />
}

/** Where touch-action does nothing inside an <svg> (Safari), the page would scroll away under the finger. */
const keepPageStill = (drawing: Element | null) =>
  drawing ? listen(drawing, ['touchstart'], (event) => event.preventDefault(), { passive: false }) : undefined

/** Bands in the order that holds, medallions in the order that would. */
const LiveDrawing = memo(function LiveDrawing({ shown: { chosen, order, drag }, startDrag }: CircleProps) {
  const count = chosen.length
  const [alone] = count === 1 ? chosen : []
  const dragged = drag?.by === 'circle' ? drag : null
  const scale = fullHalf / halfOf(count)
  return (
    <div
      className="drawing drawing--unscaled drawing--stage mandala-drawing"
      role="img"
      aria-label={texts.drawing(chosen.map(nameOf))}
      ref={keepPageStill}
      // none in the page as it is served: its policy allows no style attributes
      style={scale === 1 ? undefined : ({ transform: `scale(${scale})`, '--px': 1 / scale } as CSSProperties)}
    >
      <svg viewBox={viewBox} aria-hidden="true">
        <g key={alone ?? count} className={count > 0 ? 'mandala__redrawn' : undefined}>
          <Scaffold count={count} />
          <Web count={count} />
          {alone && <path className="mandala__fine" data-pigment={alone} d={echoOf(alone)} />}
        </g>
        {chosen.map((symbol, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: at another position, and alone, a symbol's band is another drawing
          <g key={symbol + position + Boolean(alone)} className="mandala__band mandala__entering" data-pigment={symbol}>
            <Band symbol={symbol} position={position} isAlone={Boolean(alone)} />
          </g>
        ))}
        <Self />
      </svg>
      {/* always in this order: an element that changes its place in the document loses pointer and transition */}
      {symbolIds
        .filter((symbol) => order.includes(symbol))
        .map((symbol) => (
          <MovingMedallion
            key={symbol}
            symbol={symbol}
            position={order.indexOf(symbol)}
            count={count}
            draggedTo={dragged?.symbol === symbol ? dragged.at : null}
            startDrag={startDrag}
          />
        ))}
      {dragged && <Destination angle={angleOf(order.indexOf(dragged.symbol), count)} from={dragged.at} />}
    </div>
  )
})

interface MovingMedallionProps {
  symbol: SymbolId
  /** While it is dragged, the one it would take. */
  position: number
  count: number
  draggedTo: Point | null
  startDrag: StartDrag
}

/** A medallion on a sheet of its own, which the compositor moves to its place on the circle. */
const MovingMedallion = memo(function MovingMedallion(props: MovingMedallionProps) {
  const { symbol, position, count, draggedTo, startDrag } = props
  const angle = angleOf(position, count)
  const [x, y] = (draggedTo ?? placeOf(angle)).map((length) => `${((50 * length) / fullHalf).toFixed(3)}%`)
  const turn = `rotate(${degreesOf(angle)})`
  const canMove = count > 1
  const onPointerDown = (event: PointerEvent) => startDrag(event, medallionGrip(event, symbol, position, count))
  return (
    <svg
      className={`mandala__layer mandala__entering ${draggedTo ? 'mandala__layer--lifted' : ''}`}
      viewBox={viewBox}
      aria-hidden="true"
      style={{ transform: `translate(${x}, ${y})` }}
    >
      <g
        className={canMove ? 'mandala__node mandala__node--movable' : 'mandala__node'}
        data-symbol={symbol}
        data-pigment={symbol}
        onPointerDown={canMove ? onPointerDown : undefined}
      >
        {canMove && <path className="mandala__chevrons screen-only" d={chevrons} transform={turn} />}
        <Medallion symbol={symbol} canMove={canMove} />
      </g>
    </svg>
  )
})

/** The place a dragged symbol would take, and a line to it from the pointer. */
function Destination({ angle, from: [x2, y2] }: { angle: number; from: Point }) {
  const [x1, y1] = placeOf(angle)
  return (
    <svg className="mandala__layer mandala__destination" viewBox={viewBox} aria-hidden="true">
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      <circle r={medallionRadius} cx={x1} cy={y1} />
    </svg>
  )
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

/** A mandala of four or more at rest; the symbol being read comes to the top. */
function StaticDrawing({ chosen, activePart }: { chosen: readonly SymbolId[]; activePart: SymbolId | null }) {
  const count = chosen.length
  const turn = activePart ? -angleOf(chosen.indexOf(activePart), count) : 0
  const marksOf = (symbol: SymbolId) => ({ 'data-pigment': symbol, 'data-active': activePart === symbol || undefined })
  return (
    <svg className="drawing drawing--unscaled mandala-drawing" viewBox={viewBoxOf(halfOf(count))} role="presentation">
      <Scaffold count={count} />
      <Turned by={turn}>
        <Web count={count} />
        {chosen.map((symbol, position) => (
          <g key={symbol} className="mandala__band of-part" {...marksOf(symbol)}>
            <Band symbol={symbol} position={position} />
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

/** The mandala at rest, for the saved image. */
export const ImageDrawing = () => <StaticDrawing chosen={useSelector(selectChosen)} activePart={null} />
