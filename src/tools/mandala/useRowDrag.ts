import { useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'react-redux'
import { type MandalaRoot, selectChosen } from './slice'
import type { Drag, DragHandlers, Reorder } from './useReorder'

interface DraggedRow {
  row: HTMLElement
  /** Where it was when it was taken: its place in the list, and the pointer's on the page (px). */
  index: number
  y: number
}

/** Lets rows be dragged up and down by their handle. The dragged row follows the pointer, past React. */
export function useRowDrag(
  drag: Drag | null,
  { start, isDraggedBy, moveTo, drop }: Reorder,
): DragHandlers<HTMLElement> {
  const store = useStore<MandalaRoot>()
  const dragged = useRef<DraggedRow | null>(null)
  useLayoutEffect(() => {
    if (drag || !dragged.current) return
    dragged.current.row.style.transform = ''
    dragged.current = null
  }, [drag])
  return useMemo(() => {
    const chosen = () => selectChosen(store.getState())
    /** Moves the row with the pointer and says which place it is nearest to. */
    const follow = ({ row, index, y }: DraggedRow, clientY: number): number => {
      const height = row.offsetHeight || 1
      const shift = Math.min(
        Math.max(clientY + window.scrollY - y, -index * height),
        (chosen().length - 1 - index) * height,
      )
      row.style.transform = `translateY(${shift}px)`
      return index + Math.round(shift / height)
    }
    return {
      onPointerDown: ({ currentTarget, button, isPrimary, pointerId, clientY }) => {
        const row = currentTarget.closest<HTMLElement>('[data-row]')
        const symbol = chosen().find((id) => id === row?.dataset.row)
        if (!row || !symbol || button !== 0 || !isPrimary) return
        currentTarget.setPointerCapture(pointerId)
        if (dragged.current) dragged.current.row.style.transform = ''
        dragged.current = { row, index: chosen().indexOf(symbol), y: clientY + window.scrollY }
        start({ symbol, to: dragged.current.index, by: 'list', pointerId })
      },
      onPointerMove: ({ pointerId, clientY }) => {
        if (dragged.current && isDraggedBy(pointerId)) moveTo(follow(dragged.current, clientY))
      },
      onPointerUp: ({ pointerId, clientY }) => {
        if (dragged.current && isDraggedBy(pointerId)) drop(follow(dragged.current, clientY))
      },
    }
  }, [store, start, isDraggedBy, moveTo, drop])
}
