import { type MouseEvent, memo, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { ignoreHeldEnter, onSinglePress, useReplacedControls } from '../../ui/clicks'
import { nameOf, texts } from './content'
import { Icon } from './motifs'
import { maxSymbols, type SymbolId, selectChosen, symbolMoved, symbolRemoved } from './slice'

/** How many there are, and the chosen symbols in the order of the circle, which the visitor changes here. */
export function ChosenList() {
  const counter = useRef<HTMLHeadingElement>(null)
  const chosen = useSelector(selectChosen)
  useReplacedControls(...chosen)
  const onRemoved = useCallback((next: HTMLElement | undefined | null) => (next ?? counter.current)?.focus(), [])
  return (
    <>
      <h2 className="row mandala__count" ref={counter} tabIndex={-1}>
        <span>{`${chosen.length}/${maxSymbols}`}</span> <small>{texts.counted}</small>
      </h2>
      {chosen.length === 0 ? (
        <div className="mandala__empty">
          {texts.emptyList.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : (
        <ol aria-label={texts.chosen}>
          {chosen.map((symbol, index) => (
            <ChosenRow
              key={symbol}
              symbol={symbol}
              index={index}
              isLast={index === chosen.length - 1}
              onRemoved={onRemoved}
            />
          ))}
        </ol>
      )}
    </>
  )
}

interface RowProps {
  symbol: SymbolId
  index: number
  isLast: boolean
  /** Focuses the control that takes the removed one's place. */
  onRemoved: (next: HTMLElement | undefined | null) => void
}

const arrows = { up: 'M8 18V2.5M2.5 8L8 2.5L13.5 8', down: 'M8 2V17.5M2.5 12L8 17.5L13.5 12' }

/** A chosen symbol: its name, one step up or down, out. */
const ChosenRow = memo(function ChosenRow({ symbol, index, isLast, onRemoved }: RowProps) {
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
    <li className="row mandala-row" data-pigment={symbol}>
      <Icon symbol={symbol} className="mandala__icon" />
      <span className="mandala-row__name">{name}</span>
      <span className="row mandala-row__ends">
        {step('up', index - 1, index === 0)}
        {step('down', index + 1, isLast)}
        <button
          type="button"
          className="link note mandala__remove"
          onKeyDown={ignoreHeldEnter}
          aria-label={texts.remove(name)}
          onClick={onSinglePress(remove)}
        >
          {texts.removeShort}
        </button>
      </span>
    </li>
  )
})
