import {
  type PointerEvent as DownEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useDispatch } from 'react-redux'
import { listen } from '../../core/listen'
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
    return listen(window, ['pointermove', 'pointerup', 'pointercancel', 'keydown'], (event) => {
      if ('key' in event) return event.key === 'Escape' && setDrag(null)
      if (event.pointerId !== drag.pointerId) return
      const place = drag.follow(event, count)
      if (event.type === 'pointerup') dispatch(symbolMoved({ symbol: drag.symbol, to: place.to }))
      setDrag((held) => (held && event.type === 'pointermove' ? { ...held, ...place } : null))
    })
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
  const follow: Grip['follow'] = (pointer, count) => {
    const [x, y] = under(pointer, count)
    const at: Point = [x + place[0] - taken[0], y + place[1] - taken[1]]
    return { at, to: positionNear(at, count) }
  }
  return { symbol, by: 'circle', at: place, to: position, follow }
}

/** Holds a row, which moves up and down within the list. */
function rowGrip(event: DownEvent, symbol: SymbolId, index: number): Grip {
  const height = event.currentTarget.closest('li')?.offsetHeight || 1
  const start = event.clientY + window.scrollY
  const follow: Grip['follow'] = ({ clientY }, count) => {
    const down = Math.min(Math.max(clientY + window.scrollY - start, -index * height), (count - 1 - index) * height)
    return { at: [0, down], to: index + Math.round(down / height) }
  }
  return { symbol, by: 'list', at: [0, 0], to: index, follow }
}

interface ListProps {
  shown: Shown
  startDrag: StartDrag
}

/** How many there are, and the chosen symbols; everything the drawing does with a pointer, a keyboard does here. */
export function ChosenList({ shown: { chosen, order, drag }, startDrag }: ListProps) {
  const hintId = useId()
  const counter = useRef<HTMLHeadingElement>(null)
  const count = chosen.length
  useReplacedControls(...chosen)
  /** How far a row is from where it stands: the one that is dragged, and those that give way. */
  const shiftOf = (symbol: SymbolId, index: number): string | undefined => {
    if (drag?.symbol === symbol && drag.by === 'list') return drag.at[1] ? `${drag.at[1]}px` : undefined
    const rows = order.indexOf(symbol) - index
    return rows ? `${100 * rows}%` : undefined
  }
  const onRemoved = useCallback((next: HTMLElement | undefined | null) => (next ?? counter.current)?.focus(), [])
  return (
    <>
      <h2 className="row mandala__count" ref={counter} tabIndex={-1}>
        <span>{`${count}/${maxSymbols}`}</span> <small>{texts.counted}</small>
      </h2>
      {count === 0 && (
        <div className="mandala__empty">
          {texts.emptyList.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {count > 0 && (
        <ol className="mandala-list" aria-label={texts.chosen}>
          {chosen.map((symbol, index) => (
            <ChosenRow
              key={symbol}
              symbol={symbol}
              index={index}
              isLast={index === count - 1}
              isDragged={drag?.symbol === symbol}
              shift={shiftOf(symbol, index)}
              startDrag={startDrag}
              hintId={hintId}
              onRemoved={onRemoved}
            />
          ))}
        </ol>
      )}
      <p id={hintId} hidden>
        {texts.reorderHint}
      </p>
    </>
  )
}

interface RowProps {
  symbol: SymbolId
  index: number
  isLast: boolean
  isDragged: boolean
  shift: string | undefined
  startDrag: StartDrag
  hintId: string
  /** Focuses the control that takes the removed one's place. */
  onRemoved: (next: HTMLElement | undefined | null) => void
}

const arrows = { up: 'M8 18V2.5M2.5 8L8 2.5L13.5 8', down: 'M8 2V17.5M2.5 12L8 17.5L13.5 12' }

/** A chosen symbol: its drag handle, its name, one step up or down, out. */
const ChosenRow = memo(function ChosenRow(props: RowProps) {
  const { symbol, index, isLast, isDragged, shift, startDrag, hintId, onRemoved } = props
  const dispatch = useDispatch()
  const name = nameOf(symbol)
  // rendered at once, so that the focus can go where it belongs: an element that is moved loses it
  const move = (to: number, control: HTMLButtonElement) => {
    flushSync(() => dispatch(symbolMoved({ symbol, to })))
    const target = control.disabled ? control.parentElement?.querySelector<HTMLElement>('button:enabled') : control
    target?.focus()
  }
  const remove = ({ currentTarget }: MouseEvent) => {
    const next = currentTarget.closest('li')?.nextElementSibling
    flushSync(() => dispatch(symbolRemoved({ symbol })))
    onRemoved(next?.querySelector<HTMLElement>('.mandala__remove'))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = { ArrowUp: Math.max(0, index - 1), ArrowDown: index + 1, Home: 0, End: maxSymbols }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(to, event.currentTarget)
  }
  const step = (way: 'up' | 'down', to: number, isEnd: boolean) => (
    <button
      type="button"
      className="mandala__step"
      aria-label={texts[way](name)}
      disabled={isEnd}
      onClick={onSinglePress((event) => move(to, event.currentTarget))}
    >
      <svg viewBox="0 0 16 20" width="16" height="20" aria-hidden="true">
        <path d={arrows[way]} />
      </svg>
    </button>
  )
  return (
    <li
      className={isDragged ? 'row mandala-row mandala-row--lifted' : 'row mandala-row'}
      data-pigment={symbol}
      style={shift ? { transform: `translateY(${shift})` } : undefined}
    >
      <button
        type="button"
        className="mandala__grip"
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
