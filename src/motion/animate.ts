import type { SpringConfig } from '@react-spring/web'
import { weakMapMemoize } from '@reduxjs/toolkit'
import { isMotionReduced } from './reducedMotion'
import { type Samples, sampled } from './samples'

/** The keyframe of a value: transforms and opacity only, which the compositor animates without the main thread. */
export type KeyframeOf = (value: number) => Keyframe

export interface Options {
  from?: number
  to?: number
  delayMs?: number | undefined
}

/**
 * An animation that goes on at rest, showing what the page has rendered. Chromium draws the last frames of each ending animation
 * on the main thread: those at rest are therefore finished together, when something else moves or after a while.
 */
export interface Motion {
  element: Element
  animation: Animation
  samples: Samples
  /** Its `currentTime` (ms) from which it is at rest. */
  endMs: number
}

const live = new Set<Motion>()

/** How long an animation goes on at rest (ms). */
const holdMs = 1000

/** Animates an element along a spring from one value to another; with reduced motion it does nothing. */
export function animate(
  element: Element | null,
  frame: KeyframeOf,
  way: SpringConfig | Samples,
  { from = 0, to = 1, delayMs = 0 }: Options = {},
): Motion | null {
  if (!element || isMotionReduced()) return null
  finishRested()
  const samples = 'values' in way ? way : sampled(way)
  const endMs = delayMs + samples.durationMs
  const at = (share: number) => frame(from + (to - from) * share)
  const animation = supportsLinear(globalThis.CSS)
    ? element.animate([at(0), at(1)], { duration: endMs + holdMs, easing: linear(samples, delayMs) })
    : element.animate(samples.values.map(at), { duration: samples.durationMs, delay: delayMs, fill: 'both' })
  const motion = { element, animation, samples, endMs }
  live.add(motion)
  animation.onfinish = finishRested
  return motion
}

/** Browsers from 2023 on take the samples as an easing; older ones get a keyframe for each. */
const supportsLinear = weakMapMemoize((css: Pick<typeof CSS, 'supports'> | undefined) =>
  Boolean(css?.supports('transition-timing-function', 'linear(0, 1)')),
)

/** CSS's `linear()`: nothing during the delay, the samples, then rest. */
const linear = weakMapMemoize(({ values, durationMs }: Samples, delayMs: number): string => {
  const at = (ms: number) => `${((100 * ms) / (delayMs + durationMs + holdMs)).toFixed(5)}%`
  const between = values.slice(1, -1).map((value) => value.toFixed(4))
  return `linear(0,${[`0 ${at(delayMs)}`, ...between, `1 ${at(delayMs + durationMs)}`].join()},1)`
})

/** Ends an animation: its element shows what the page has rendered, at once. */
export function finish(motion: Motion | null) {
  if (!motion) return
  live.delete(motion)
  motion.animation.onfinish = null
  // first, so that `finished` resolves: cancelling alone would reject it
  motion.animation.finish()
  motion.animation.cancel()
}

/** The end of a motion is too slow to be seen (ms). */
const unseenMs = 60

const isResting = ({ element, animation, endMs }: Motion) =>
  !element.isConnected || Number(animation.currentTime) >= endMs - unseenMs

/** Finishes what is at rest. */
export function finishRested() {
  for (const motion of live) if (isResting(motion)) finish(motion)
}
