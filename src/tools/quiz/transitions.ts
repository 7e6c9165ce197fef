import { drawEasing, revealEasing } from '../../motion'

export const questionUpdate = { duration: 320, easing: drawEasing }
export const ringEnter = { duration: 700, easing: revealEasing }
export const petalsEnter = { duration: 700, easing: revealEasing }
