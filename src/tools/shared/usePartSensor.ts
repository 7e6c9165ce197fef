import { type RefObject, useEffect } from 'react'
import { useStore } from 'react-redux'
import { listen, together } from '../../core/listen'
import type { ResultSlice } from './state'

/** Windows in which the drawing lies above the text: phones, and tablets held upright (result.css). */
const stacked = '(max-width: 767.98px), (max-width: 1023.98px) and (orientation: portrait)'

/** The height at which one reads, in percent of the window's: beside the drawing, and just below it. */
const readingHeight = { beside: 45, below: 25 }

/**
 * Reports the part that crosses the height at which one reads, but only after the visitor has scrolled: what comes there by a
 * click is an effect of that click, however late a busy page notices.
 * @param parts ids of the parts of the result; when they change, they are observed again
 */
export function usePartSensor<Root>(list: RefObject<HTMLElement | null>, slice: ResultSlice<Root>, parts: string) {
  const store = useStore<Root>()
  useEffect(() => {
    const crossing = new Set<string>()
    let hasScrolled = false
    const report = () => {
      const [part = null] = crossing
      if (part !== slice.selectSlice(store.getState()).activePart) store.dispatch(slice.actions.partReached({ part }))
    }
    const observe = () => {
      const height = readingHeight[query.matches ? 'below' : 'beside']
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            const { part = '' } = (target as HTMLElement).dataset
            if (isIntersecting) crossing.add(part)
            else crossing.delete(part)
          }
          if (hasScrolled) report()
        },
        { rootMargin: `-${height}% 0px ${height - 100}% 0px` },
      )
      if (parts) for (const part of list.current?.children ?? []) observer.observe(part)
      return observer
    }
    const query = window.matchMedia(stacked)
    let observer = observe()
    const observeAgain = () => {
      observer.disconnect()
      crossing.clear()
      observer = observe()
    }
    const onScroll = () => {
      hasScrolled = true
      report()
    }
    const onClick = () => {
      hasScrolled = false
    }
    return together(
      () => observer.disconnect(),
      listen(query, ['change'], observeAgain),
      listen(window, ['scroll'], onScroll, { passive: true }),
      listen(window, ['pointerdown', 'keydown'], onClick, { capture: true, passive: true }),
    )
  }, [list, store, slice, parts])
}
