import {
  arc,
  braid,
  circlesPath,
  closedOgive,
  degreesOf,
  dots,
  format,
  lotus,
  petal,
  petals,
  point,
  rings,
  sigilShape,
  TURN,
} from '../../drawing'
import { type StepId, scenarios, stepIds } from './slice'

/** Lengths in units of the drawing, angles in radians clockwise from the top. */
export const extent = 173
export const pathRadius = 120
export const stationRadius = 14
export const currentRadius = 17
export const haloRadius = 20

const step = TURN / stepIds.length
export const angleOf = (id: StepId) => stepIds.indexOf(id) * step

export const stationAt = (id: StepId): { cx: number; cy: number } => {
  const [cx, cy] = point(angleOf(id), pathRadius)
  return { cx, cy }
}

/** CSS angle by which a step's station comes to the foot of the drawing. */
export const footTurn = (id: StepId): string => `${180 - degreesOf(angleOf(id))}deg`

/** The path from a station to the next. */
export const travelledPath = (id: StepId): string => arc(pathRadius, angleOf(id), angleOf(id) + step)

/** Radii, half an almond's width at mid length, and the angle between neighbours. */
const leafShape = { inner: 143, outer: 161, halfWidth: 0.022, apart: 0.1 }

/** The leaf of one scenario, outside its station; the four stand side by side, clockwise. */
export const leaf = (id: StepId, scenario: number): string =>
  petal(leafShape.inner, leafShape.outer, leafShape.halfWidth, leafAngle(id, scenario))

const leafAngle = (id: StepId, scenario: number) =>
  angleOf(id) + (scenario - (scenarios.length - 1) / 2) * leafShape.apart

/** Midrib and veins of a step's four leaves, as the lens shows them. */
export const veinsOf = (id: StepId): string => scenarios.map((scenario) => leafVeins(leafAngle(id, scenario))).join('')

function leafVeins(angle: number): string {
  const { inner, outer, halfWidth } = leafShape
  const at = (along: number, across: number) =>
    format(point(angle + across * halfWidth, inner + along * (outer - inner)))
  const sides = [-1, 1]
  const veins = [0.18, 0.32, 0.46, 0.6].flatMap((along) =>
    sides.map((side) => `M${at(along, 0)}L${at(along + 0.16, side * 0.55)}`),
  )
  return `M${at(0, 0)}L${at(0.92, 0)}${veins.join('')}`
}

/**
 * Foot of an ogive, half its width, and how long the first experience makes it, and each further one; four reach to just
 * below the stations.
 */
const ogiveShape = { foot: 29, halfWidth: (0.86 * step) / 2, first: 24, further: 17 }

/** The ogive of a step for a count of experiences: outline and inner lines. */
export function petalOf(id: StepId, count: number): { outline: string; veins: string } {
  if (count === 0) return { outline: '', veins: '' }
  const { foot, halfWidth, first, further } = ogiveShape
  return closedOgive(foot, foot + first + further * (count - 1), halfWidth, angleOf(id))
}

/** What never changes: rings, braid and the faint lotus behind the ogives. */
export const scaffold = {
  lines: rings(pathRadius, 171, 28),
  fine:
    rings(168, 94, 25) +
    braid(94, 4, 12, 2).join('') +
    lotus(6, 28, 88, 0.8) +
    lotus(6, 28, 74, 0.8, step / 2) +
    lotus(6, 28, 58, 0.5, step / 2),
  dots: circlesPath(dots(72, 164.5, 0.5)),
} as const

/** The sign at the centre of a result: the site's, as large as the hub. */
const hubScale = 1.9
const [count, inner, outer, fill] = sigilShape.petals
export const hubSigil = rings(sigilShape.r * hubScale) + petals(count, inner * hubScale, outer * hubScale, fill)
