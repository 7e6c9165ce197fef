import { drawEasing, revealEasing } from '../../motion'
import { faded } from '../../motion/pieces'

/** A star appears, then its lines are drawn (ms). */
const starMs = 400
const leave = { duration: 300 }

export const star = {
  frame: faded,
  enter: { duration: starMs, easing: revealEasing },
  leave,
}
export const line = {
  frame: (share: number) => ({ transform: `scale(${share}, 1)` }),
  enter: { duration: 500, easing: drawEasing },
  leave,
  delayMs: starMs,
}
