import { isMotionReduced } from '../../motion/spring'
import { focusTargetIn, focusTargetProps } from '../../ui/focusTarget'

const awaiting = new Set<() => void>()

/** Attributes of the heading of a place in a tool; by its `ref` the page reports that it is rendered. */
export const placeHeading = {
  ...focusTargetProps,
  ref: () => {
    for (const resolve of awaiting) resolve()
    awaiting.clear()
  },
}

/**
 * Focuses the heading of the place the visitor has come to in a tool, as soon as it is rendered, and scrolls its section to the
 * top of the window unless the heading is in the upper half already.
 * @param isWanted whether the visitor still waits for it
 */
export async function focusHeading(isWanted: () => boolean): Promise<void> {
  const before = document.activeElement
  while (isWanted()) {
    const heading = focusTargetIn(document)
    const { activeElement } = document
    // whoever has begun to type meanwhile is not to be called away
    if (heading && activeElement !== before && activeElement?.matches('input, textarea')) return
    if (heading) return show(heading)
    await new Promise<void>((resolve) => awaiting.add(resolve))
  }
}

function show(heading: HTMLElement) {
  heading.focus({ preventScroll: true })
  // a result that takes the whole page is seen from the page's top
  if (heading.closest('.result--page')) return scrollWindow(0)
  const target = heading.closest('.result') ?? heading
  const { top } = target.getBoundingClientRect()
  const headingTop = heading.getBoundingClientRect().top
  if (top >= 0 && headingTop <= window.innerHeight / 2) return
  // `scrollIntoView` would also scroll what merely crops a drawing, and what is above would be out of reach from then on
  const above =
    target === heading
      ? px(getComputedStyle(heading).scrollMarginTop) + px(getComputedStyle(document.documentElement).scrollPaddingTop)
      : 0
  scrollWindow(window.scrollY + top - above)
}

const scrollWindow = (top: number) => window.scrollTo({ top, behavior: isMotionReduced() ? 'instant' : 'smooth' })

/** Number of a computed length; `auto` and `none` count as 0. */
const px = (length: string): number => Number.parseFloat(length) || 0
