import { glideEasing } from '../../motion'

/** A band is swept in, then its fill fades in. */
export const sweepMs = 900
export const washMs = 300
export const leaveMs = 300

export const bandEnter = { durationMs: sweepMs + washMs }
export const bandLeave = { durationMs: leaveMs }
export const medallionUpdate = { durationMs: 600, easing: glideEasing }
/** It comes as it goes. */
export const medallionLeave = { durationMs: leaveMs }
