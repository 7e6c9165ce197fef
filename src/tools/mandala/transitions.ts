import { glideEasing, revealEasing } from '../../motion'
import { faded } from '../../motion/pieces'

const leave = { duration: 300 }

/** Circle, web and bands. */
export const part = { frame: faded, enter: { duration: 900, easing: revealEasing }, leave }
export const medallion = { frame: faded, enter: { duration: 600, easing: revealEasing }, leave }
/** Along the circle, in so many straight pieces. */
export const medallionUpdate = { duration: 600, easing: glideEasing }
export const alongCircle = { points: 9 }
/** Nearer to the circle, or farther from it. */
export const viewUpdate = { duration: 600, easing: glideEasing }
/** From the hand to its place. */
export const medallionRelease = { tension: 170, friction: 20 }
