import { drawEasing, revealEasing } from '../../motion'
import { faded } from '../../motion/pieces'
import { grownBy } from './geometry'
import type { ArchetypeId } from './slice'

const leave = { duration: 300 }

export const questionUpdate = { duration: 320, easing: drawEasing }
export const ring = { frame: faded, enter: { duration: 700, easing: revealEasing }, leave }
export const calyxOpacity = 0.62
/** The rings from where they were to the middle of the result, by steps of their size. */
export const calyx = (placeAt: (share: number) => string) => ({
  frame: (share: number) => ({ opacity: 1 - (1 - calyxOpacity) * share, transform: placeAt(share) }),
  enter: { duration: 900, easing: drawEasing },
  points: 9,
})
/** With the first petal, once the rings have passed. */
export const names = { frame: faded, enter: { duration: 700, easing: revealEasing }, delayMs: 700 }
/** Each 80 ms after the one before it; whole after a sixth of its way. */
export const petal = (archetype: ArchetypeId, order: number) => ({
  ...names,
  frame: (share: number) => ({ opacity: Math.min(1, 6 * share), transform: grownBy(archetype, share) }),
  delayMs: names.delayMs + 80 * order,
  points: 7,
})
