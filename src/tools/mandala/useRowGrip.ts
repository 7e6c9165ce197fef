import { useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'react-redux'
import type { RowHandlers } from './ChosenRow'
import { selectChosen } from './selectors'
import type { MandalaRoot } from './slice'
import type { Lift, Ordering } from './useOrdering'

interface Held {
  row: HTMLElement
  /** Where it was when it was taken: its place in the list, and the pointer's in the window. */
  index: number
  y: number
}

/** Lets rows be dragged up and down by their grip. The row in hand follows the pointer, past React. */
export function useRowGrip(lift: Lift | null, { take, isHeldBy, aim, drop }: Ordering): RowHandlers['grip'] {
  const store = useStore<MandalaRoot>()
  const held = useRef<Held | null>(null)
  useLayoutEffect(() => {
    if (lift || !held.current) return
    held.current.row.style.transform = ''
    held.current = null
  }, [lift])
  return useMemo(() => {
    const chosen = () => selectChosen(store.getState())
    /** Moves the row with the pointer and says which place it is nearest to. */
    const follow = ({ row, index, y }: Held, clientY: number): number => {
      const height = row.offsetHeight || 1
      const shift = Math.min(Math.max(clientY - y, -index * height), (chosen().length - 1 - index) * height)
      row.style.transform = `translateY(${shift}px)`
      return index + Math.round(shift / height)
    }
    return {
      onPointerDown: ({ currentTarget, button, isPrimary, pointerId, clientY }) => {
        const row = currentTarget.closest<HTMLElement>('[data-row]')
        const symbol = chosen().find((id) => id === row?.dataset.row)
        if (!row || !symbol || button !== 0 || !isPrimary) return
        currentTarget.setPointerCapture(pointerId)
        if (held.current) held.current.row.style.transform = ''
        held.current = { row, index: chosen().indexOf(symbol), y: clientY }
        take({ symbol, to: held.current.index, by: 'list', pointerId })
      },
      onPointerMove: ({ pointerId, clientY }) => {
        if (held.current && isHeldBy(pointerId)) aim(follow(held.current, clientY))
      },
      onPointerUp: ({ pointerId, clientY }) => {
        if (held.current && isHeldBy(pointerId)) drop(follow(held.current, clientY))
      },
    }
  }, [store, take, isHeldBy, aim, drop])
}
