import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'react-redux'
import { listen } from '../../core/listen'
import { format, type Point } from '../../drawing'
import { halfOf } from './frame'
import { angleOf, placeOf, pointIn, positionNear } from './geometry'
import { type MandalaRoot, selectChosen } from './slice'
import type { DragHandlers, Reorder } from './useReorder'

/** The piece that follows the pointer, past React. */
export interface PreviewRefs {
  piece: RefObject<SVGGElement | null>
  line: RefObject<SVGLineElement | null>
  /** The point at which the pointer holds the medallion. */
  place: RefObject<Point>
  /** Puts both where the pointer has it. */
  draw: () => void
}

/** Lets medallions be taken up with mouse, pen or finger, and follows the pointer over the drawing. */
export function useMedallionDrag(
  view: RefObject<HTMLElement | null>,
  { start, isDraggedBy, moveTo, drop }: Reorder,
): { handlers: DragHandlers<SVGGElement>; preview: PreviewRefs } {
  const store = useStore<MandalaRoot>()
  const piece = useRef<SVGGElement>(null)
  const line = useRef<SVGLineElement>(null)
  const place = useRef<Point>([0, 0])
  /** From the pointer to the middle of what it holds. */
  const offset = useRef<Point>([0, 0])

  const preview = useMemo((): PreviewRefs => {
    const draw = () => {
      const [x, y] = place.current
      piece.current?.setAttribute('transform', `translate(${format([x, y])})`)
      line.current?.setAttribute('x2', String(x))
      line.current?.setAttribute('y2', String(y))
    }
    return { piece, line, place, draw }
  }, [])

  useEffect(() => {
    const drawing = view.current
    // where touch-action does nothing inside an <svg> (Safari), the page would scroll away under the finger
    const stay = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest('.mandala__node--movable')) event.preventDefault()
    }
    return drawing ? listen(drawing, ['touchstart'], stay, { passive: false }) : undefined
  }, [view])

  const handlers = useMemo((): DragHandlers<SVGGElement> => {
    const chosen = () => selectChosen(store.getState())
    const under = ({ clientX, clientY }: PointerEvent): Point =>
      view.current ? pointIn(view.current.getBoundingClientRect(), halfOf(chosen().length), clientX, clientY) : [0, 0]
    const follow = (event: PointerEvent): number => {
      const [x, y] = under(event)
      place.current = [x + offset.current[0], y + offset.current[1]]
      preview.draw()
      return positionNear(place.current, chosen().length)
    }
    return {
      onPointerDown: (event) => {
        const symbol = chosen().find((id) => id === event.currentTarget.dataset.symbol)
        if (!symbol || event.button !== 0 || !event.isPrimary) return
        // no selection of text, no drag of the browser's own
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        const to = chosen().indexOf(symbol)
        const [x, y] = under(event)
        place.current = placeOf(angleOf(to, chosen().length))
        offset.current = [place.current[0] - x, place.current[1] - y]
        start({ symbol, to, by: 'circle', pointerId: event.pointerId })
      },
      onPointerMove: (event) => {
        if (isDraggedBy(event.pointerId)) moveTo(follow(event))
      },
      onPointerUp: (event) => {
        if (isDraggedBy(event.pointerId)) drop(follow(event))
      },
    }
  }, [view, store, preview, start, isDraggedBy, moveTo, drop])

  return { handlers, preview }
}
