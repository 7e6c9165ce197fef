import { drawEasing, revealEasing } from '../../motion'
import { faded } from '../../motion/pieces'

const leave = { duration: 300 }

export const questionUpdate = { duration: 320, easing: drawEasing }
export const ring = { frame: faded, enter: { duration: 700, easing: revealEasing }, leave }
/** The rings from where they were to the middle of the result, by steps of their size. */
export const calyx = { enter: { duration: 900, easing: drawEasing }, points: 9 }
/** Once the rings are there, each petal 80 ms after the one before it; whole after a sixth of its way. */
const petalEnter = { duration: 700, easing: revealEasing }
export const petal = (order: number) => ({ enter: petalEnter, delayMs: 700 + 80 * order, points: 7 })
