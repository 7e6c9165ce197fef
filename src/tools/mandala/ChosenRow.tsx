import { type KeyboardEvent, memo } from 'react'
import { ignoreHeldEnter } from '../../ui/heldEnter'
import { onSinglePress } from '../../ui/onSinglePress'
import { nameOf, texts } from './content'
import { Icon } from './Glyph'
import type { SymbolId } from './slice'
import type { DragHandlers } from './useReorder'

/** What can be done in a row. */
export type Control = 'handle' | 'up' | 'down' | 'remove'

export interface RowHandlers {
  /** Places outside the list mean its ends. */
  onMove: (symbol: SymbolId, to: number, control: Control) => void
  onRemove: (symbol: SymbolId) => void
  dragHandlers: DragHandlers<HTMLElement>
}

interface Props {
  symbol: SymbolId
  index: number
  isLast: boolean
  /** Rows up or down from where it stands, while a symbol is dragged. */
  shift: number
  isDragged: boolean
  hintId: string
  handlers: RowHandlers
}

const arrows = { up: 'M8 18V2.5M2.5 8L8 2.5L13.5 8', down: 'M8 2V17.5M2.5 12L8 17.5L13.5 12' }

/** A chosen symbol: its drag handle, its name, one step up or down, out. */
export const ChosenRow = memo(function ChosenRow({ symbol, index, isLast, shift, isDragged, hintId, handlers }: Props) {
  const name = nameOf(symbol)
  const { onMove, onRemove, dragHandlers } = handlers
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: Number.MAX_SAFE_INTEGER }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(symbol, to, 'handle')
  }
  const step = (control: 'up' | 'down', to: number, isEnd: boolean) => (
    <button
      type="button"
      className="mandala__step"
      data-control={control}
      aria-label={texts[control](name)}
      disabled={isEnd}
      onClick={onSinglePress(() => onMove(symbol, to, control))}
    >
      <svg viewBox="0 0 16 20" width="16" height="20" aria-hidden="true">
        <path d={arrows[control]} />
      </svg>
    </button>
  )
  return (
    <li
      className={isDragged ? 'mandala-row mandala-row--lifted' : 'mandala-row'}
      data-row={symbol}
      data-pigment={symbol}
      style={shift === 0 ? undefined : { transform: `translateY(${100 * shift}%)` }}
    >
      <button
        type="button"
        className="mandala__grip"
        data-control="handle"
        aria-label={texts.reorder(name)}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        {...dragHandlers}
      >
        <svg viewBox="0 0 10 18" width="10" height="18" aria-hidden="true">
          <path d="M2 3h0M8 3h0M2 9h0M8 9h0M2 15h0M8 15h0" />
        </svg>
      </button>
      <Icon symbol={symbol} />
      <span className="mandala-row__name">{name}</span>
      <span className="mandala-row__ends">
        {' '}
        {step('up', index - 1, index === 0)}
        {step('down', index + 1, isLast)}
        <button
          type="button"
          className="mandala__remove"
          data-control="remove"
          onKeyDown={ignoreHeldEnter}
          aria-label={texts.remove(name)}
          onClick={onSinglePress(() => onRemove(symbol))}
        >
          {texts.removeShort}
        </button>
      </span>{' '}
    </li>
  )
})
