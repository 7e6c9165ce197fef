import { type RefObject, useEffect, useRef } from 'react'
import { isMotionReduced } from '../../motion'

/**
 * Puts the focus on the element whenever `key` changes after the first render, and brings it to the window's top unless it
 * is in the upper half already. The element carries `tabIndex={-1}`.
 */
export function useArrivalFocus<T extends HTMLElement>(key: unknown): RefObject<T | null> {
  const element = useRef<T>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (!element.current) return
    element.current.focus({ preventScroll: true })
    const { top } = element.current.getBoundingClientRect()
    if (top >= 0 && top <= window.innerHeight / 2) return
    element.current.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth', block: 'start' })
  }, [key])
  return element
}
