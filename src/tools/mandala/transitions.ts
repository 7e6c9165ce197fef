import { glideEasing, revealEasing } from '../../motion'

export const partEnter = { duration: 900, easing: revealEasing }
export const medallionEnter = { duration: 600, easing: revealEasing }
/** Along the circle. */
export const medallionUpdate = { duration: 600, easing: glideEasing }
/** Nearer to the circle, or farther from it. */
export const viewUpdate = { duration: 600, easing: glideEasing }
/** From the hand to its place. */
export const medallionLetGo = { tension: 170, friction: 20 }
