import { memo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { nameOf, texts } from './content'
import { Icon } from './Glyph'
import { type MandalaRoot, type SymbolId, selectIsChosen, symbolIds, symbolPicked } from './slice'

export const Picker = memo(function Picker() {
  return (
    <ul className="mandala__picker" aria-label={texts.picker}>
      {symbolIds.map((symbol) => (
        <li key={symbol}>
          <PickButton symbol={symbol} />
        </li>
      ))}
    </ul>
  )
})

/** A chosen symbol's button stays in reach, so that the focus does; the slice refuses it. */
function PickButton({ symbol }: { symbol: SymbolId }) {
  const dispatch = useDispatch()
  const isChosen = useSelector((root: MandalaRoot) => selectIsChosen(root, symbol))
  return (
    <button
      type="button"
      className="mandala-pick"
      data-pigment={symbol}
      aria-pressed={isChosen}
      aria-disabled={isChosen}
      onClick={() => dispatch(symbolPicked({ symbol }))}
    >
      <Icon symbol={symbol} />
      {nameOf(symbol)}
    </button>
  )
}
