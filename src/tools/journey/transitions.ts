import { glideEasing, revealEasing } from '../../motion'

/** From station to station. */
export const path = { enter: { duration: 700, easing: glideEasing }, leave: { duration: 300 } }

/** To its new height. */
export const ogiveUpdate = { duration: 400, easing: revealEasing }
