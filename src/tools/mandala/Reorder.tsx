import {
  type PointerEvent as DownEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useDispatch } from 'react-redux'
import { listen, together } from '../../core/listen'
import type { Point } from '../../drawing'
import { ignoreHeldEnter, onSinglePress, useReplacedControls } from '../../ui/clicks'
import { nameOf, texts } from './content'
import { angleOf, type Pointer, placeOf, pointIn, positionNear } from './geometry'
import { Icon } from './motifs'
import { maxSymbols, moved, type SymbolId, symbolMoved, symbolRemoved } from './slice'

/** All that changes the order: dragging, in the circle or in the list, and the list's buttons and keys. */

/** A symbol that is held, and where it is taken. */
interface Grip {
  symbol: SymbolId
  by: 'circle' | 'list'
  /** Where the pointer has taken it: in the circle as a point of the drawing, in the list as px from its row's place. */
  at: Point
  /** Where it would stay if it were let go now. */
  to: number
  /** Where the pointer takes it among so many. */
  follow: (pointer: Pointer, count: number) => Pick<Grip, 'at' | 'to'>
}

/** The circle as it is, and as it would be if the dragged symbol were let go now. */
export interface Shown {
  chosen: readonly SymbolId[]
  order: readonly SymbolId[]
  drag: (Grip & { pointerId: number }) | null
}

export type StartDrag = (event: DownEvent, grip: Grip) => void

/** Dragging with mouse, pen or finger. Nothing changes until the symbol is let go; Esc and interruptions take it back. */
export function useDrag(chosen: readonly SymbolId[]): { shown: Shown; startDrag: StartDrag } {
  const dispatch = useDispatch()
  const [drag, setDrag] = useState<Shown['drag']>(null)
  // it can leave the circle while it is dragged: by another finger, by a key, by time travel
  if (drag && !chosen.includes(drag.symbol)) setDrag(null)
  const startDrag = useCallback<StartDrag>(({ button, isPrimary, pointerId, currentTarget }, grip) => {
    if (button !== 0 || !isPrimary) return
    currentTarget.setPointerCapture(pointerId)
    setDrag({ ...grip, pointerId })
  }, [])
  const count = chosen.length
  useEffect(() => {
    if (!drag) return
    const onPointer = (event: PointerEvent) => {
      if (event.pointerId !== drag.pointerId) return
      const place = drag.follow(event, count)
      if (event.type === 'pointerup') dispatch(symbolMoved({ symbol: drag.symbol, to: place.to }))
      setDrag((held) => (held && event.type === 'pointermove' ? { ...held, ...place } : null))
    }
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setDrag(null)
    }
    return together(
      listen(window, ['pointermove', 'pointerup', 'pointercancel'], onPointer),
      listen(window, ['keydown'], onKeyDown),
    )
  }, [drag, count, dispatch])
  const shown = useMemo(
    () => ({ chosen, order: drag ? moved(chosen, drag.symbol, drag.to) : chosen, drag }),
    [chosen, drag],
  )
  return { shown, startDrag }
}

/** Holds a medallion where the pointer has touched it. */
export function medallionGrip(event: DownEvent, symbol: SymbolId, position: number, count: number): Grip {
  // no selection of text, no drag of the browser's own
  event.preventDefault()
  const drawing = event.currentTarget.closest('.mandala-drawing') ?? event.currentTarget
  const under = (pointer: Pointer, count: number) => pointIn(drawing.getBoundingClientRect(), count, pointer)
  const place = placeOf(angleOf(position, count))
  const taken = under(event, count)
  return {
    symbol,
    by: 'circle',
    at: place,
    to: position,
    follow: (pointer, count) => {
      const [x, y] = under(pointer, count)
      const at: Point = [x + place[0] - taken[0], y + place[1] - taken[1]]
      return { at, to: positionNear(at, count) }
    },
  }
}

/** Holds a row, which moves up and down within the list. */
function rowGrip(event: DownEvent, symbol: SymbolId, index: number): Grip {
  const height = event.currentTarget.closest('li')?.offsetHeight || 1
  const start = event.clientY + window.scrollY
  return {
    symbol,
    by: 'list',
    at: [0, 0],
    to: index,
    follow: ({ clientY }, count) => {
      const down = Math.min(Math.max(clientY + window.scrollY - start, -index * height), (count - 1 - index) * height)
      return { at: [0, down], to: index + Math.round(down / height) }
    },
  }
}

interface ListProps {
  shown: Shown
  startDrag: StartDrag
  /** Takes the focus when no row is left that could. */
  counter: RefObject<HTMLElement | null>
}

/** The chosen symbols; everything the drawing does with a pointer, a keyboard does here. */
export function ChosenList({ shown: { chosen, order, drag }, startDrag, counter }: ListProps) {
  const hintId = useId()
  useReplacedControls(...chosen)
  return (
    <>
      <ol className={drag ? 'mandala-list mandala-list--moving' : 'mandala-list'} aria-label={texts.chosen}>
        {chosen.map((symbol, index) => (
          <ChosenRow
            key={symbol}
            symbol={symbol}
            index={index}
            isLast={index === chosen.length - 1}
            isDragged={drag?.symbol === symbol}
            px={drag?.by === 'list' && drag.symbol === symbol ? drag.at[1] : null}
            rows={order.indexOf(symbol) - index}
            startDrag={startDrag}
            hintId={hintId}
            counter={counter}
          />
        ))}
      </ol>
      <p id={hintId} hidden>
        {texts.reorderHint}
      </p>
    </>
  )
}

interface RowProps extends Omit<ListProps, 'shown'> {
  symbol: SymbolId
  index: number
  isLast: boolean
  isDragged: boolean
  /** How far down it is from where it stands: dragged by itself, and while another one is. */
  px: number | null
  rows: number
  hintId: string
}

const arrows = { up: 'M8 18V2.5M2.5 8L8 2.5L13.5 8', down: 'M8 2V17.5M2.5 12L8 17.5L13.5 12' }

/** A chosen symbol: its drag handle, its name, one step up or down, out. */
const ChosenRow = memo(function ChosenRow(props: RowProps) {
  const { symbol, index, isLast, isDragged, px, rows, startDrag, hintId, counter } = props
  const dispatch = useDispatch()
  const name = nameOf(symbol)
  const row = useRef<HTMLLIElement>(null)
  const control = (of: Element | null | undefined, name: string) =>
    of?.querySelector<HTMLElement>(`[data-control="${name}"]:not(:disabled)`)
  // rendered at once, so that the focus can go where it belongs: an element that is moved loses it
  const move = (to: number, by: string, otherwise = by) => {
    flushSync(() => dispatch(symbolMoved({ symbol, to })))
    const target = control(row.current, by) ?? control(row.current, otherwise)
    target?.focus()
  }
  const remove = () => {
    const next = row.current?.nextElementSibling
    flushSync(() => dispatch(symbolRemoved({ symbol })))
    const target = control(next, 'remove') ?? counter.current
    target?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: Math.max(0, index - 1), ArrowDown: index + 1, Home: 0, End: maxSymbols }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(to, 'handle')
  }
  const step = (way: 'up' | 'down', to: number, isEnd: boolean) => (
    <button
      type="button"
      className="mandala__step"
      data-control={way}
      aria-label={texts[way](name)}
      disabled={isEnd}
      onClick={onSinglePress(() => move(to, way, way === 'up' ? 'down' : 'up'))}
    >
      <svg viewBox="0 0 16 20" width="16" height="20" aria-hidden="true">
        <path d={arrows[way]} />
      </svg>
    </button>
  )
  return (
    <li
      className={isDragged ? 'row mandala-row mandala-row--lifted' : 'row mandala-row'}
      ref={row}
      data-row={symbol}
      data-pigment={symbol}
      style={px || rows ? { transform: `translateY(${px === null ? `${100 * rows}%` : `${px}px`})` } : undefined}
    >
      <button
        type="button"
        className="mandala__grip"
        data-control="handle"
        aria-label={texts.reorder(name)}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => startDrag(event, rowGrip(event, symbol, index))}
      >
        <svg viewBox="0 0 10 18" width="10" height="18" aria-hidden="true">
          <path d="M2 3h0M8 3h0M2 9h0M8 9h0M2 15h0M8 15h0" />
        </svg>
      </button>
      <Icon symbol={symbol} className="mandala__icon" />
      <span className="mandala-row__name">{name}</span>
      <span className="row mandala-row__ends">
        {' '}
        {step('up', index - 1, index === 0)}
        {step('down', index + 1, isLast)}
        <button
          type="button"
          className="mandala__remove"
          data-control="remove"
          onKeyDown={ignoreHeldEnter}
          aria-label={texts.remove(name)}
          onClick={onSinglePress(remove)}
        >
          {texts.removeShort}
        </button>
      </span>{' '}
    </li>
  )
})
