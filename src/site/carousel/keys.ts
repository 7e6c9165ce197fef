import { type RefObject, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { nextAsked, previousAsked } from './slice'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const hasModifier = (event: KeyboardEvent) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey

/** Share of the slide's height one key press scrolls; the sign is the direction. */
const scrollShare: Record<string, number> = { ArrowDown: 0.1, ArrowUp: -0.1, PageDown: 0.9, PageUp: -0.9 }

/**
 * Left and right arrow keys move the carousel, unless the visitor is typing (specification 2.2). The page itself does not
 * scroll, so that the vertical keys scroll the slide on show wherever the focus is.
 * @param isEnabled whether there are slides to move
 */
export function useKeys(isEnabled: boolean, track: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || hasModifier(event) || isTyping(event.target)) return
      const share = scrollShare[event.key]
      if (share !== undefined) {
        const slide = track.current?.querySelector(':scope > :not([inert])')
        const scrollsByItself = event.target instanceof Node && slide?.contains(event.target)
        if (!scrollsByItself) slide?.scrollBy({ top: share * slide.clientHeight })
      } else if (!event.repeat && event.key === 'ArrowRight') {
        dispatch(nextAsked())
      } else if (!event.repeat && event.key === 'ArrowLeft') {
        dispatch(previousAsked())
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isEnabled, track, dispatch])
}
