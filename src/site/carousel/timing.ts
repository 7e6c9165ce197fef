import { bezier } from '../../motion/spring'

/** Slide animation and transition lock (specification 9). */
export const slideMs = 700
/** The address is written once the first frames of a move are on the screen. */
export const addressMs = 100
/** The spring of a move. */
export const slideMove = { duration: slideMs, easing: bezier(0.65, 0, 0.2, 1) }
