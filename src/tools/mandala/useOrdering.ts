import { useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type SymbolId, symbolMoved } from './slice'

/** A symbol that the pointer holds: where it would stay if it were let go now. */
export interface Lift {
  symbol: SymbolId
  to: number
  by: 'circle' | 'list'
}

/** Dragging symbols to another position. Nothing changes until the symbol is let go; Esc and interruptions take it back. */
export interface Ordering {
  lift: Lift | null
  take: (lift: Lift) => void
  aim: (to: number) => void
  drop: (to: number) => void
  giveBack: () => void
}

export function useOrdering(): Ordering {
  const dispatch = useDispatch()
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
      if (held.current) dispatch(symbolMoved({ symbol: held.current, to }))
      giveBack()
    },
    [dispatch, giveBack],
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

  return { lift, take, aim, drop, giveBack }
}
