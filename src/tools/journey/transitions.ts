import { glideEasing, revealEasing } from '../../motion'

/** From station to station. */
export const pathUpdate = { durationMs: 700, easing: glideEasing }

/** To its new height. */
export const ogiveUpdate = { durationMs: 400, easing: revealEasing }
