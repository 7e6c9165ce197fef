import { scrollWindow } from '../../motion/pieces'

/**
 * Puts the focus on the heading of the place the visitor has come to in a tool, and brings it to the window's
 * top unless it is in the upper half already.
 * @returns whether the heading is there
 */
export function arrive(): boolean {
  const heading = document.querySelector<HTMLElement>('[data-arrival]')
  if (!heading) return false
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  if (top >= 0 && top <= window.innerHeight / 2) return true
  // `scrollIntoView` would also scroll what merely crops a drawing, and what is above would be out of reach from then on
  const room =
    px(getComputedStyle(heading).scrollMarginTop) + px(getComputedStyle(document.documentElement).scrollPaddingTop)
  scrollWindow(window.scrollY + top - room)
  return true
}

/** Length of a computed style; `auto` is none. */
const px = (length: string): number => Number.parseFloat(length) || 0
