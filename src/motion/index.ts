export { drawEasing, glideEasing, revealEasing } from './easing'
export { followReducedMotion, isMotionReduced } from './reducedMotion'
export { useReveal } from './reveal'
export { useTrack } from './track'
