export { circlePath, circlesPath, dots, ring, rings } from './circles.ts'
export { arc, polyline, rays, star, tick, ticks } from './lines.ts'
export { closedOgive, lens, lotus, ogive, petal, petals, sigilShape } from './petals.ts'
export {
  around,
  degreesOf,
  format,
  nearest,
  type Point,
  point,
  type Shape,
  steps,
  TURN,
  turned,
  viewBoxOf,
} from './polar.ts'
export { braid } from './waves.ts'
