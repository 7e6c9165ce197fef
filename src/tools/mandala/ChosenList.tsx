import { useCallback, useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { useReplacedControls } from '../../ui/onSinglePress'
import { ChosenRow, type Control, type RowHandlers } from './ChosenRow'
import { texts } from './content'
import { type MandalaRoot, maxSymbols, type SymbolId, selectChosen, symbolMoved, symbolRemoved } from './slice'
import type { Reorder, Shown } from './useReorder'
import { useRowDrag } from './useRowDrag'

interface Props {
  shown: Shown
  reorder: Reorder
}

/** Counter and list of the chosen symbols; everything the drawing does with a pointer, a keyboard does here. */
export function ChosenList({ shown: { chosen, order, drag }, reorder }: Props) {
  const dispatch = useDispatch()
  const store = useStore<MandalaRoot>()
  const hintId = useId()
  const counter = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { keepFocus } = useFocusAfter(chosen, list, counter)
  useReplacedControls(...chosen)
  const dragHandlers = useRowDrag(drag, reorder)
  // read when pressed, so that rows that stay the same are not drawn anew
  const current = useCallback(() => selectChosen(store.getState()), [store])
  const onMove = useCallback(
    (symbol: SymbolId, to: number, control: Control) => {
      const place = Math.min(Math.max(to, 0), current().length - 1)
      if (current()[place] === symbol) return
      keepFocus(symbol, control)
      dispatch(symbolMoved({ symbol, to: place }))
    },
    [current, dispatch, keepFocus],
  )
  const onRemove = useCallback(
    (symbol: SymbolId) => {
      keepFocus(current()[current().indexOf(symbol) + 1] ?? null, 'remove')
      dispatch(symbolRemoved({ symbol }))
    },
    [current, dispatch, keepFocus],
  )
  const handlers = useMemo((): RowHandlers => ({ onMove, onRemove, dragHandlers }), [onMove, onRemove, dragHandlers])
  return (
    <>
      <h2 className="mandala__count" ref={counter} tabIndex={-1}>
        <span>{`${chosen.length}/${maxSymbols}`}</span> <small>{texts.counted}</small>
      </h2>
      {chosen.length === 0 ? (
        <div className="mandala__empty">
          {texts.emptyList.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : (
        <ol
          className={drag ? 'mandala-list mandala-list--moving' : 'mandala-list'}
          aria-label={texts.chosen}
          ref={list}
        >
          {chosen.map((symbol, index) => (
            <ChosenRow
              key={symbol}
              symbol={symbol}
              index={index}
              isLast={index === chosen.length - 1}
              shift={drag?.by === 'list' && drag.symbol === symbol ? 0 : order.indexOf(symbol) - index}
              isDragged={drag?.symbol === symbol}
              hintId={hintId}
              handlers={handlers}
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

const opposite: Partial<Record<Control, Control>> = { up: 'down', down: 'up' }

/** Puts the focus where it belongs once a change the visitor made in the list is shown. */
function useFocusAfter(
  chosen: readonly SymbolId[],
  list: { current: HTMLElement | null },
  counter: { current: HTMLElement | null },
) {
  /** The control to come to; in no row, the counter. */
  const wanted = useRef<{ symbol: SymbolId | null; control: Control } | null>(null)
  const focusWanted = useEffectEvent((rows: readonly SymbolId[]) => {
    if (!wanted.current) return
    const { symbol, control } = wanted.current
    wanted.current = null
    const find = (name: Control | undefined) =>
      symbol && rows.includes(symbol)
        ? list.current?.querySelector<HTMLElement>(`[data-row="${symbol}"] [data-control="${name}"]:not(:disabled)`)
        : null
    const target = find(control) ?? find(opposite[control]) ?? counter.current
    target?.focus()
  })
  useLayoutEffect(() => focusWanted(chosen), [chosen])
  const keepFocus = useCallback((symbol: SymbolId | null, control: Control) => {
    wanted.current = { symbol, control }
  }, [])
  return { keepFocus }
}
