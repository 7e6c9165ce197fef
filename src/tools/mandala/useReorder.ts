import { type PointerEventHandler, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { listen, together } from '../../core/listen'
import { type MandalaRoot, moved, type SymbolId, selectChosen, symbolMoved } from './slice'

/** A symbol that is being dragged, and where it would stay if it were let go now. */
export interface Drag {
  symbol: SymbolId
  to: number
  by: 'circle' | 'list'
  pointerId: number
}

/** The circle as it is, and as it would be if the dragged symbol were let go now. */
export interface Shown {
  chosen: readonly SymbolId[]
  order: readonly SymbolId[]
  drag: Drag | null
}

/** Dragging symbols to another position. Nothing changes until the symbol is let go; Esc and interruptions take it back. */
export interface Reorder {
  start: (drag: Drag) => void
  /** Asked before the others: no other pointer moves or drops what one of them drags. */
  isDraggedBy: (pointerId: number) => boolean
  moveTo: (to: number) => void
  drop: (to: number) => void
}

export type DragHandlers<Dragged> = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp',
  PointerEventHandler<Dragged>
>

export function useReorder(chosen: readonly SymbolId[]): { shown: Shown; reorder: Reorder } {
  const dispatch = useDispatch()
  const store = useStore<MandalaRoot>()
  const [drag, setDrag] = useState<Drag | null>(null)
  // it can leave the circle while it is dragged: by another finger, by a key, by time travel
  if (drag && !chosen.includes(drag.symbol)) setDrag(null)
  /** The drag as it is now, for handlers that stay what they are. */
  const latest = useRef(drag)
  useLayoutEffect(() => {
    latest.current = drag
  }, [drag])

  const isDraggedBy = useCallback((pointerId: number) => latest.current?.pointerId === pointerId, [])
  const moveTo = useCallback((to: number) => {
    setDrag((before) => (before && before.to !== to ? { ...before, to } : before))
  }, [])
  const drop = useCallback(
    (to: number) => {
      const symbol = latest.current?.symbol
      if (symbol && selectChosen(store.getState())[to] !== symbol) dispatch(symbolMoved({ symbol, to }))
      setDrag(null)
    },
    [dispatch, store],
  )

  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null)
    }
    // also when the pointer has lost the piece, which it does when the piece changes its place in the document
    const onPointerEnd = ({ pointerId }: PointerEvent) => {
      if (isDraggedBy(pointerId)) setDrag(null)
    }
    return together(
      listen(window, ['keydown'], onKeyDown),
      listen(window, ['pointerup', 'pointercancel'], onPointerEnd),
    )
  }, [isDragging, isDraggedBy])

  const shown = useMemo(
    (): Shown => ({ chosen, order: drag ? moved(chosen, drag.symbol, drag.to) : chosen, drag }),
    [chosen, drag],
  )
  const reorder = useMemo((): Reorder => ({ start: setDrag, isDraggedBy, moveTo, drop }), [isDraggedBy, moveTo, drop])
  return { shown, reorder }
}
