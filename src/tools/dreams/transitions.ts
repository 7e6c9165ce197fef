import { revealEasing } from '../../motion'

/** A star appears, then its lines are drawn; they fade together. */
export const starEnter = { durationMs: 400, easing: revealEasing }
export const starLeave = { durationMs: 300, easing: revealEasing }
export const lineMs = 500
export const lineEnter = { durationMs: starEnter.durationMs + lineMs }
export const lineLeave = { durationMs: starLeave.durationMs }
