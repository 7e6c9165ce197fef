import { Globals, type SpringConfig, SpringValue } from '@react-spring/web'
import { weakMapMemoize } from '@reduxjs/toolkit'

/** Lets every spring jump to its end while the visitor's system asks for reduced motion (WCAG 2.3.3). */
export function followReducedMotion() {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)')
  const apply = () => Globals.assign({ skipAnimation: query.matches })
  apply()
  query.addEventListener('change', apply)
}

export const isMotionReduced = (): boolean => Globals.skipAnimation

/** Milliseconds from one sample to the next; between them browsers draw straight lines. */
const sampleMs = 20

/** A spring's values from 0 to 1; sampled once for each configuration object. */
const sampled = weakMapMemoize((config: SpringConfig): { values: readonly number[]; durationMs: number } => {
  const spring = new SpringValue(0)
  spring.start({ to: 1, config })
  const values = [0]
  while (!spring.idle) {
    spring.advance(sampleMs)
    values.push(spring.get())
  }
  return { values, durationMs: (values.length - 1) * sampleMs }
})

/** How long a spring takes to a value between 0 and 1 (ms). */
export const msUntil = (value: number, config: SpringConfig): number =>
  sampled(config).values.findIndex((sample) => sample >= value) * sampleMs

const linear = weakMapMemoize(
  (config: SpringConfig) =>
    `linear(${sampled(config)
      .values.map((value) => value.toFixed(4))
      .join()})`,
)

/** Browsers from 2023 on take the samples as an easing; older ones get a keyframe for each. */
const supportsLinear = (): boolean => CSS.supports('transition-timing-function', 'linear(0, 1)')

interface Way {
  from?: number
  to?: number
  delayMs?: number
}

/**
 * Plays a spring on an element by the compositor; the page is rendered at its end already, only the way there is shown.
 * With reduced motion it does nothing.
 * @param frame transform and opacity at a value
 */
export function play(
  element: Element | null,
  frame: (value: number) => Keyframe,
  config: SpringConfig,
  { from = 0, to = 1, delayMs = 0 }: Way = {},
): Animation | null {
  if (!element || isMotionReduced()) return null
  const { values, durationMs } = sampled(config)
  const at = (share: number) => frame(from + (to - from) * share)
  const timing = { duration: durationMs, delay: delayMs, fill: 'backwards' } as const
  return supportsLinear()
    ? element.animate([at(0), at(1)], { ...timing, easing: linear(config) })
    : element.animate(values.map(at), timing)
}

/** A coordinate of the cubic Bézier curve from 0 to 1 with these handles, at the parameter `s`. */
const coordinate = (first: number, second: number, s: number) =>
  3 * (1 - s) ** 2 * s * first + 3 * (1 - s) * s ** 2 * second + s ** 3

/** CSS's `cubic-bezier()`: the parameter of a time is found by halving, to a millionth. */
export const bezier = (x1: number, y1: number, x2: number, y2: number) => (time: number) => {
  let low = 0
  let high = 1
  for (let halving = 0; halving < 20; halving++) {
    const middle = (low + high) / 2
    if (coordinate(x1, x2, middle) < time) low = middle
    else high = middle
  }
  return coordinate(y1, y2, high)
}
