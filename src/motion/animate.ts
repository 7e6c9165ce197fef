import type { SpringConfig } from '@react-spring/web'
import { weakMapMemoize } from '@reduxjs/toolkit'
import { isMotionReduced } from './reducedMotion'
import { type Samples, sampled } from './samples'

/** How a value looks: transforms and opacity only, which the compositor moves without the main thread. */
export type KeyframeOf = (value: number) => Keyframe

/** There by this share. */
export const faded: KeyframeOf = (share) => ({ opacity: share })

export interface Options {
  from?: number
  to?: number
  /** Keyframes, from one value to the other in equal steps; more than two where the way is no straight line. */
  points?: number | undefined
  delayMs?: number | undefined
  /** What moves is gone afterwards: until it is taken away, it stays as it is at the end. */
  isLeaving?: boolean | undefined
  /** How long it stays in its last picture where nothing else happens; what it has been enlarged from stays blurred as long. */
  holdMs?: number | undefined
}

/**
 * An animation that stays in its last picture, that of the page at rest, until it is let go. Chromium gives the last frames of
 * each to the main thread: what rests is let go all at once, when something else moves or after a while.
 */
export interface Motion {
  element: Element
  animation: Animation
  samples: Samples
  /** When it has come to rest, in its own time (ms). */
  endMs: number
  isLeaving: boolean
}

const live = new Set<Motion>()

/** Shows the way of a value on an element by a spring's numbers; nothing with reduced motion. */
export function animate(
  element: Element | null,
  frame: KeyframeOf,
  way: SpringConfig | Samples,
  { from = 0, to = 1, points = 2, delayMs = 0, isLeaving = false, holdMs = 1000 }: Options = {},
): Motion | null {
  if (!element || isMotionReduced()) return null
  finishRested()
  const samples = 'values' in way ? way : sampled(way)
  const endMs = delayMs + samples.durationMs
  const at = (share: number) => frame(from + (to - from) * share)
  const animation = supportsLinear(globalThis.CSS)
    ? element.animate(
        Array.from({ length: points }, (_, point) => at(point / (points - 1))),
        { duration: endMs + holdMs, easing: linear(samples, delayMs, holdMs), fill: isLeaving ? 'forwards' : 'none' },
      )
    : element.animate(samples.values.map(at), { duration: samples.durationMs, delay: delayMs, fill: 'both' })
  const motion = { element, animation, samples, endMs, isLeaving }
  live.add(motion)
  animation.onfinish = settle
  return motion
}

/** Browsers from 2023 on bend the way by the samples; for older ones each sample is a keyframe. */
const supportsLinear = weakMapMemoize((css: Pick<typeof CSS, 'supports'> | undefined) =>
  Boolean(css?.supports('transition-timing-function', 'linear(0, 1)')),
)

/** CSS's `linear()`: nothing during the delay, the samples, then rest. */
const linear = weakMapMemoize(({ values, durationMs }: Samples, delayMs: number, holdMs: number): string => {
  const at = (ms: number) => `${((100 * ms) / (delayMs + durationMs + holdMs)).toFixed(5)}%`
  const between = values.slice(1, -1).map((value) => value.toFixed(4))
  return `linear(0,${[`0 ${at(delayMs)}`, ...between, `1 ${at(delayMs + durationMs)}`].join()},1)`
})

/** The element is again as the page has it, at once. */
export function finish(motion: Motion | null) {
  if (!motion) return
  live.delete(motion)
  motion.animation.onfinish = null
  // who waits for its end is told so, not that it was called off
  motion.animation.finish()
  motion.animation.cancel()
}

const listeners = new Set<() => void>()
let settlings = 0

/** Tells when all that has moved was let go; gives the way to stop it. */
export function onSettled(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How often that was. */
export const settlingsSoFar = (): number => settlings

/** The end of a motion is slower than one sees (ms). */
const unseenMs = 60

const isResting = ({ element, animation, endMs }: Motion) =>
  !element.isConnected || Number(animation.currentTime) >= endMs - unseenMs

/**
 * What rests off the screen would be drawn by the main thread: it is let go as soon as something else moves. What has left stays
 * away until all rests, as long as it is still in the page.
 */
export function finishRested() {
  for (const motion of live) if (isResting(motion) && !(motion.isLeaving && motion.element.isConnected)) finish(motion)
}

/** Lets go of what rests; once nothing moves any more, also of what has left. */
export function settle() {
  finishRested()
  if (![...live].every(isResting)) return
  live.forEach(finish)
  settlings++
  for (const listener of listeners) listener()
}
