import { animate, slideEasing } from '../../motion'
import { faded, scrollWindow } from '../../motion/pieces'

const awaiting = new Set<() => void>()

/** `ref` of the heading of a place in a tool: the page says that it is there. */
export function headingShown() {
  for (const resolve of awaiting) resolve()
  awaiting.clear()
}

/**
 * Puts the focus on the heading of the place the visitor has come to in a tool, as soon as it is there, and brings it to the
 * window's top unless it is in the upper half already.
 * @param isWanted whether the visitor still waits for it
 */
export async function focusHeading(isWanted: () => boolean): Promise<void> {
  while (isWanted()) {
    const heading = document.querySelector<HTMLElement>('[data-arrival]')
    if (heading) return bring(heading)
    await new Promise<void>((resolve) => awaiting.add(resolve))
  }
}

function bring(heading: HTMLElement) {
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  if (top >= 0 && top <= window.innerHeight / 2) return
  // `scrollIntoView` would also scroll what merely crops a drawing, and what is above would be out of reach from then on
  const room =
    px(getComputedStyle(heading).scrollMarginTop) + px(getComputedStyle(document.documentElement).scrollPaddingTop)
  const place = window.scrollY + top - room
  if (!bringDrawing(heading, place)) scrollWindow(place)
}

/** Length of a computed style; `auto` is none. */
const px = (length: string): number => Number.parseFloat(length) || 0

const way = { duration: 800, easing: slideEasing }
const coming = { duration: 600, easing: slideEasing }
const leaving = { duration: 160 }

/** When the title and the first part of the text come, and how much later each further part (ms). */
const titleMs = 450
const textMs = 550
const staggerMs = 60

/**
 * Instead of scrolling to a reading: the drawing goes from where it was made to its place beside the text, what stood around
 * it fades, the text comes.
 * @returns whether there is a drawing in view that can go there
 */
function bringDrawing(heading: HTMLElement, place: number): boolean {
  const made = document.querySelector('[data-made]')
  const reading = heading.parentElement
  const drawing = reading?.querySelector('[aria-hidden] > svg')
  const from = made?.getBoundingClientRect()
  if (!made || !reading || !drawing || !from || from.bottom < 0 || from.top > window.innerHeight) return false
  // where its place is cropped, nothing can come to it from outside
  if (drawing.parentElement && getComputedStyle(drawing.parentElement).overflow !== 'visible') return false
  fadeBehind(made)
  window.scrollTo({ top: place, behavior: 'instant' })
  const to = drawing.getBoundingClientRect()
  const frame = (share: number): Keyframe => {
    const rest = 1 - share
    const scale = 1 + (from.width / to.width - 1) * rest
    const [x, y] = [(from.left - to.left) * rest, (from.top - to.top) * rest]
    return { transform: `translate(${x}px,${y}px) scale(${scale})`, transformOrigin: '0 0' }
  }
  animate(drawing, frame, way)
  animate(heading, faded, coming, { delayMs: titleMs })
  const parts = reading.lastElementChild?.children ?? []
  for (const [index, part] of [...parts].entries())
    animate(part, faded, coming, { delayMs: textMs + index * staggerMs })
  return true
}

/** A picture of the place where the drawing was made, without it, that fades where it stood. */
function fadeBehind(made: Element) {
  const place = made.closest<HTMLElement>('[data-workbench]')
  if (!place) return
  const { top, left, width, height } = place.getBoundingClientRect()
  const picture = place.cloneNode(true) as HTMLElement
  picture.inert = true
  picture.ariaHidden = 'true'
  for (const one of picture.querySelectorAll('[id], [name]')) {
    one.removeAttribute('id')
    one.removeAttribute('name')
  }
  const [above, below] = [Math.min(top, 0), Math.max(top, 0)]
  const box = { inset: `${above}px auto auto ${left}px`, width: `${width}px`, height: `${below + height}px` }
  // what the bar leaves free belongs to it
  const look = { background: 'var(--ground)', borderTop: `${below}px solid transparent` }
  Object.assign(picture.style, { position: 'fixed', opacity: '0', ...box, ...look })
  picture.querySelector<HTMLElement>('[data-made]')?.style.setProperty('visibility', 'hidden')
  place.after(picture)
  const motion = animate(picture, faded, leaving, { from: 1, to: 0 })
  if (!motion) return picture.remove()
  motion.animation.oncancel = () => picture.remove()
}
