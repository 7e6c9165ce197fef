export { drawEasing, glideEasing, revealEasing } from './easing'
export { followReducedMotion, isMotionReduced } from './reducedMotion'
export { useReveal } from './reveal'
export { type Hand, shifted, useRow } from './row'
