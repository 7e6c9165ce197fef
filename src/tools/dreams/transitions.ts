import { revealEasing } from '../../motion'

/** A star appears, then its lines are drawn; they fade together. */
export const starMs = 400
export const lineMs = 500
export const leaveMs = 300

export const starEnter = { durationMs: starMs, easing: revealEasing }
export const starLeave = { durationMs: leaveMs, easing: revealEasing }
export const lineEnter = { durationMs: starMs + lineMs }
export const lineLeave = { durationMs: leaveMs }
