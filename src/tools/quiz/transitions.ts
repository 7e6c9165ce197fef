import { drawEasing, revealEasing } from '../../motion'

export const questionUpdate = { duration: 320, easing: drawEasing }
export const ringEnter = { duration: 700, easing: revealEasing }
/** The rings from where they were to the middle of the result. */
export const calyxEnter = { duration: 900, easing: drawEasing }

/** Once the rings are there; each petal 80 ms after the one before it. */
export function petalEnter(order: number) {
  const delay = 700 + 80 * order
  const duration = delay + 700
  return { duration, easing: (share: number) => revealEasing(Math.max(0, (share * duration - delay) / 700)) }
}
