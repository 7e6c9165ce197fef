export { drawEasing, glideEasing, revealEasing, slideEasing } from './easing'
export { followReducedMotion, isMotionReduced } from './reducedMotion'
export { useReveal } from './reveal'
export { type Hand, shifted, useRow } from './row'
