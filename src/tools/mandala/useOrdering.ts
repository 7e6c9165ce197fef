import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { symbolMoved } from './actions'
import { selectChosen } from './selectors'
import { type MandalaRoot, moved, type SymbolId } from './slice'

/** A symbol that the pointer holds: where it would stay if it were let go now. */
export interface Lift {
  symbol: SymbolId
  to: number
  by: 'circle' | 'list'
  pointerId: number
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
  /** Asked before the others: no other pointer moves or drops what one of them holds. */
  isHeldBy: (pointerId: number) => boolean
  aim: (to: number) => void
  drop: (to: number) => void
}

export function useOrdering(chosen: readonly SymbolId[]): { shown: Shown; ordering: Ordering } {
  const dispatch = useDispatch()
  const store = useStore<MandalaRoot>()
  const [lift, setLift] = useState<Lift | null>(null)
  // it can leave the circle while it is in hand: by another finger, by a key, by time travel
  if (lift && !chosen.includes(lift.symbol)) setLift(null)
  /** The same, for handlers that stay what they are. */
  const held = useRef(lift)
  useLayoutEffect(() => {
    held.current = lift
  }, [lift])

  const isHeldBy = useCallback((pointerId: number) => held.current?.pointerId === pointerId, [])
  const aim = useCallback((to: number) => {
    setLift((current) => (current && current.to !== to ? { ...current, to } : current))
  }, [])
  const drop = useCallback(
    (to: number) => {
      const symbol = held.current?.symbol
      if (symbol && selectChosen(store.getState())[to] !== symbol) dispatch(symbolMoved({ symbol, to }))
      setLift(null)
    },
    [dispatch, store],
  )

  const isHolding = lift !== null
  useEffect(() => {
    if (!isHolding) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setLift(null)
    }
    // also when the pointer has lost the piece, which it does when the piece changes its place in the document
    const onPointerEnd = ({ pointerId }: PointerEvent) => {
      if (isHeldBy(pointerId)) setLift(null)
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('pointerup', onPointerEnd)
    window.addEventListener('pointercancel', onPointerEnd)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('pointerup', onPointerEnd)
      window.removeEventListener('pointercancel', onPointerEnd)
    }
  }, [isHolding, isHeldBy])

  const shown = useMemo(
    (): Shown => ({ chosen, order: lift ? moved(chosen, lift.symbol, lift.to) : chosen, lift }),
    [chosen, lift],
  )
  const ordering = useMemo((): Ordering => ({ take: setLift, isHeldBy, aim, drop }), [isHeldBy, aim, drop])
  return { shown, ordering }
}
