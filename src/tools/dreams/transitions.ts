import { drawEasing, revealEasing } from '../../motion'

/** A star appears, then its lines are drawn (ms). */
const starMs = 400
const lineMs = 500

export const starEnter = { duration: starMs, easing: revealEasing }
export const lineEnter = { duration: starMs + lineMs }

/** How much of a line is drawn, by the share of the time that star and line take together. */
export const drawnBy = (time: number): number => drawEasing(Math.max(0, (time * (starMs + lineMs) - starMs) / lineMs))
