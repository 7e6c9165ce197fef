import { animate, slideEasing } from '../../motion'
import { faded, scrollWindow } from '../../motion/pieces'
import { arrivalHeading, arrivalHeadingIn } from '../arrival'

const awaiting = new Set<() => void>()

/** Attributes of the heading of a place in a tool; by its `ref` the page says that it is there. */
export const placeHeading = {
  ...arrivalHeading,
  ref: () => {
    for (const resolve of awaiting) resolve()
    awaiting.clear()
  },
}

/** Marks a drawing that stays above its reading: it grows into the companion there. */
export const madeDrawing = { 'data-made': '' } as const

/**
 * Puts the focus on the heading of the place the visitor has come to in a tool, as soon as it is there, and brings it to the
 * window's top unless it is in the upper half already.
 * @param isWanted whether the visitor still waits for it
 */
export async function focusHeading(isWanted: () => boolean): Promise<void> {
  const asker = document.activeElement
  while (isWanted()) {
    const heading = arrivalHeadingIn(document)
    const { activeElement } = document
    // whoever has begun to write meanwhile is not to be called away
    if (heading && activeElement !== asker && activeElement?.matches('input, textarea')) return
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

/** Number of a computed style; `auto` and `none` are none. */
const px = (length: string): number => Number.parseFloat(length) || 0

const way = { duration: 800, easing: slideEasing }
const fadeIn = { duration: 600, easing: slideEasing }

/** When the text comes (ms). */
const textMs = 450

/**
 * Instead of scrolling to a reading: the drawing grows from where it was made to its place beside the text, and the text comes.
 * @returns whether there is a drawing in view that can go there
 */
function bringDrawing(heading: HTMLElement, place: number): boolean {
  const made = document.querySelector('[data-made]')
  const stage = heading.nextElementSibling
  const lens = stage?.firstElementChild
  const drawing = lens?.querySelector('svg')
  const from = made?.getBoundingClientRect()
  if (!made || !lens || !drawing || !from || from.bottom < 0 || from.top > window.innerHeight) return false
  // where its place is cropped, nothing can come to it from outside
  if (getComputedStyle(stage).overflow !== 'visible') return false
  window.scrollTo(0, place)
  const to = drawing.getBoundingClientRect()
  const box = lens.getBoundingClientRect()
  const [x, y] = [
    middleOf(from.left, from.width) - middleOf(to.left, to.width),
    middleOf(from.top, from.height) - middleOf(to.top, to.height),
  ]
  const origin = `${middleOf(to.left, to.width) - box.left}px ${middleOf(to.top, to.height) - box.top}px`
  const turn = px(getComputedStyle(drawing).rotate)
  const frame = (share: number): Keyframe => {
    const rest = 1 - share
    const scale = 1 + (from.width / to.width - 1) * rest
    const transform = `translate(${x * rest}px, ${y * rest}px) rotate(${-turn * rest}deg) scale(${scale})`
    return { transform, transformOrigin: origin }
  }
  animate(lens, frame, way)
  for (const part of [heading, stage.nextElementSibling]) animate(part, faded, fadeIn, { delayMs: textMs })
  return true
}

const middleOf = (start: number, length: number): number => start + length / 2
