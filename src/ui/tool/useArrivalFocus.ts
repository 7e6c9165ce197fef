import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { scrollWindow, stopWindowScroll } from '../../motion/pieces'

/**
 * Puts the focus on the element whenever `key` changes after the first render, and brings it to the window's top unless it
 * is in the upper half already. The element carries `tabIndex={-1}`. The page that comes next is left where it is.
 */
export function useArrivalFocus<T extends HTMLElement>(key: unknown): RefObject<T | null> {
  const element = useRef<T>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (element.current) arriveAt(element.current)
  }, [key])
  useLayoutEffect(() => () => stopWindowScroll(), [])
  return element
}

/** Focus and window come to the element. */
export function arriveAt(element: HTMLElement) {
  element.focus({ preventScroll: true })
  const { top } = element.getBoundingClientRect()
  if (top >= 0 && top <= window.innerHeight / 2) return
  // `scrollIntoView` would also scroll what merely crops a drawing, and what is above would be out of reach from then on
  const room =
    px(getComputedStyle(element).scrollMarginTop) + px(getComputedStyle(document.documentElement).scrollPaddingTop)
  scrollWindow(window.scrollY + top - room)
}

/** Length of a computed style; `auto` is none. */
const px = (length: string): number => Number.parseFloat(length) || 0
