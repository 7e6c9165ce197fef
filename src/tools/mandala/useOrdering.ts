import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { type MandalaRoot, moved, type SymbolId, selectChosen, symbolMoved } from './slice'

/** A symbol that the pointer holds: where it would stay if it were let go now. */
export interface Lift {
  symbol: SymbolId
  to: number
  by: 'circle' | 'list'
}

/** The circle as it is, and as it would be if the symbol in hand were let go now. */
export interface Shown {
  chosen: readonly SymbolId[]
  order: readonly SymbolId[]
  lift: Lift | null
}

/** Dragging symbols to another position. Nothing changes until the symbol is let go; Esc and interruptions take it back. */
export interface Ordering {
  take: (lift: Lift) => void
  aim: (to: number) => void
  drop: (to: number) => void
  giveBack: () => void
}

export function useOrdering(chosen: readonly SymbolId[]): { shown: Shown; ordering: Ordering } {
  const dispatch = useDispatch()
  const store = useStore<MandalaRoot>()
  const [lift, setLift] = useState<Lift | null>(null)
  /** The symbol held, known at once to the next event of the pointer. */
  const held = useRef<SymbolId | null>(null)

  const take = useCallback((taken: Lift) => {
    held.current = taken.symbol
    setLift(taken)
  }, [])
  const aim = useCallback((to: number) => {
    setLift((current) => (current && current.to !== to ? { ...current, to } : current))
  }, [])
  const giveBack = useCallback(() => {
    held.current = null
    setLift(null)
  }, [])
  const drop = useCallback(
    (to: number) => {
      const symbol = held.current
      if (symbol && selectChosen(store.getState())[to] !== symbol) dispatch(symbolMoved({ symbol, to }))
      giveBack()
    },
    [dispatch, store, giveBack],
  )

  const isHolding = lift !== null
  useEffect(() => {
    if (!isHolding) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') giveBack()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isHolding, giveBack])

  const shown = useMemo((): Shown => {
    // a symbol can have left the circle while it was in hand, by time travel
    if (!lift || !chosen.includes(lift.symbol)) return { chosen, order: chosen, lift: null }
    return { chosen, order: moved(chosen, lift.symbol, lift.to), lift }
  }, [chosen, lift])
  const ordering = useMemo((): Ordering => ({ take, aim, drop, giveBack }), [take, aim, drop, giveBack])
  return { shown, ordering }
}
