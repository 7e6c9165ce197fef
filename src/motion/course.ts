import { type SpringConfig, SpringValue } from '@react-spring/web'
import { isMotionReduced } from './reducedMotion'

/** Milliseconds from one sample of a course to the next; between them browsers draw straight lines. */
const sampleMs = 20

/** The values a spring takes on its way: the whole animation is known before it begins. */
export function courseOf(from: number, to: number, config: SpringConfig, everyMs = sampleMs): number[] {
  const spring = new SpringValue(from)
  spring.start({ to, config })
  const values = [from]
  while (!spring.idle) {
    spring.advance(everyMs)
    values.push(spring.get())
  }
  return values
}

/**
 * Lets the browser show one keyframe per sample: transforms and opacity without the main thread. Afterwards the
 * element is again as the page has it. Nothing moves with reduced motion.
 */
export const play = (
  element: Element | null,
  keyframes: Keyframe[],
  { everyMs = sampleMs, delay = 0 } = {},
): Animation | null =>
  element && keyframes.length > 1 && !isMotionReduced()
    ? element.animate(keyframes, { duration: (keyframes.length - 1) * everyMs, delay, fill: 'backwards' })
    : null

/** The same for what only leaves: afterwards it is gone. */
export function playOut(element: Element, keyframes: Keyframe[]) {
  const remove = () => element.remove()
  const leaving = play(element, keyframes)
  if (leaving) leaving.onfinish = remove
  else remove()
}

/** Where a course is, and how fast it goes there (per ms). */
export function stateAt(values: readonly number[], ms: number): { value: number; velocity: number } {
  const index = Math.min(Math.floor(ms / sampleMs), values.length - 2)
  const [before = 0, after = before] = values.slice(index)
  const slope = after - before
  return { value: before + slope * Math.min(ms / sampleMs - index, 1), velocity: slope / sampleMs }
}
