import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'react-redux'
import { listen } from '../../core/listen'
import type { Point } from '../../drawing'
import { halfOf } from './frame'
import { angleOf, placeOf, pointIn, positionNear } from './geometry'
import { type MandalaRoot, selectChosen } from './slice'
import type { DragHandlers, Reorder } from './useReorder'

export interface MedallionDrag {
  handlers: DragHandlers<SVGGElement>
  /** The line from the pointer to the place the symbol would take; its end follows the pointer, past React. */
  line: RefObject<SVGLineElement | null>
}

/** Lets medallions be taken up with mouse, pen or finger. The medallion follows the pointer past React, by a custom property. */
export function useMedallionDrag(
  view: RefObject<HTMLElement | null>,
  { start, isDraggedBy, moveTo, drop }: Reorder,
): MedallionDrag {
  const store = useStore<MandalaRoot>()
  const line = useRef<SVGLineElement>(null)
  /** From the pointer to the middle of what it holds. */
  const offset = useRef<Point>([0, 0])

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
    const put = (medallion: Element, [x, y]: Point) => {
      const percent = 50 / halfOf(0)
      medallion.closest('svg')?.style.setProperty('--hand', `translate(${x * percent}%, ${y * percent}%)`)
      line.current?.setAttribute('x2', String(x))
      line.current?.setAttribute('y2', String(y))
    }
    const follow = (event: PointerEvent<SVGGElement>): number => {
      const [x, y] = under(event)
      const place: Point = [x + offset.current[0], y + offset.current[1]]
      put(event.currentTarget, place)
      return positionNear(place, chosen().length)
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
        const place = placeOf(angleOf(to, chosen().length))
        offset.current = [place[0] - x, place[1] - y]
        put(event.currentTarget, place)
        start({ symbol, to, by: 'circle', pointerId: event.pointerId })
      },
      onPointerMove: (event) => {
        if (isDraggedBy(event.pointerId)) moveTo(follow(event))
      },
      onPointerUp: (event) => {
        if (isDraggedBy(event.pointerId)) drop(follow(event))
      },
    }
  }, [view, store, start, isDraggedBy, moveTo, drop])

  return useMemo(() => ({ handlers, line }), [handlers])
}
