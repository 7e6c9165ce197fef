import { type RefObject, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { listen } from '../core/listen'
import { nextRequested, previousRequested } from './slice'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

export const isFocusInSlide = () => document.activeElement?.closest('.slide') != null

/** Share of the slide's height that a key scrolls; the sign is the direction. */
const scrollShares: Record<string, number> = { ArrowDown: 0.1, ArrowUp: -0.1, PageDown: 0.9, PageUp: -0.9, ' ': 0.9 }

/** How far a key scrolls the slide, in px; nothing for other keys. */
function scrollOf({ key, shiftKey }: KeyboardEvent, { clientHeight, scrollHeight }: Element): number | undefined {
  if (key === 'Home') return -scrollHeight
  if (key === 'End') return scrollHeight
  const share = scrollShares[key]
  return share && share * clientHeight * (shiftKey ? -1 : 1)
}

/**
 * Left and right arrow keys move the carousel, unless the visitor is typing (specification 2.2). The page itself does
 * not scroll, so that the keys that would scroll it scroll the current slide, wherever the focus is.
 * @param isEnabled whether there are slides to move
 */
export function useKeys(isEnabled: boolean, track: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!isEnabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
      if (event.defaultPrevented || event.isComposing || altKey || ctrlKey || metaKey || isTyping(target)) return
      // Space clicks what has the focus
      if (key === ' ' ? target !== document.body : shiftKey) return
      const slide = track.current?.querySelector(':scope > :not([inert])')
      const top = slide && scrollOf(event, slide)
      if (top) {
        const scrollsByItself = target instanceof Node && slide.contains(target)
        if (!scrollsByItself) slide.scrollBy({ top })
      } else if (!event.repeat && key === 'ArrowRight') {
        dispatch(nextRequested({ isFocusInSlide: isFocusInSlide() }))
      } else if (!event.repeat && key === 'ArrowLeft') {
        dispatch(previousRequested({ isFocusInSlide: isFocusInSlide() }))
      }
    }
    return listen(window, ['keydown'], onKeyDown)
  }, [isEnabled, track, dispatch])
}
