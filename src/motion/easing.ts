import bezier from 'bezier-easing'

export const slideEasing = bezier(0.65, 0, 0.2, 1)
export const revealEasing = bezier(0.2, 0.7, 0.2, 1)
export const drawEasing = bezier(0.45, 0, 0.15, 1)
/** Pieces that change places. */
export const glideEasing = bezier(0.4, 0, 0.2, 1)
