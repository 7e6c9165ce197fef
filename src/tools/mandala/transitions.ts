import { glideEasing } from '../../motion'

/** A band is swept in, then its fill fades in. */
export const sweepMs = 900
export const washMs = 300
export const bandEnter = { durationMs: sweepMs + washMs }
export const medallionUpdate = { durationMs: 600, easing: glideEasing }
/** Medallions come as they go; so do bands go. */
export const fade = { durationMs: 300 }
