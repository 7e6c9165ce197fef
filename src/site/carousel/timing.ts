import { slideEasing } from '../../motion'

/** Slide animation and transition lock (specification 9). */
export const slideMs = 700
/** The address follows a move when its first frames are on the screen. */
export const addressMs = 100
/** How the slides go to their places. */
export const slideMove = { duration: slideMs, easing: slideEasing }
