import { glideEasing, revealEasing } from '../../motion'

/** From station to station. */
export const pathEnter = { duration: 700, easing: glideEasing }

/** To its new height. */
export const ogiveUpdate = { duration: 400, easing: revealEasing }
