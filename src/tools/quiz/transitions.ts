import { drawEasing } from '../../motion'

export const questionUpdate = { durationMs: 320, easing: drawEasing }

/** A round drawing is drawn clockwise. */
export const sweepEnter = { durationMs: 700, easing: drawEasing }
