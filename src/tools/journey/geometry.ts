import {
  arc,
  braid,
  closedOgive,
  dots,
  lotus,
  petal,
  petals,
  point,
  rings,
  sigilShape,
  TURN,
  turned,
} from '../../drawing'
import { type StepId, scenarios, stepIds } from './slice'

/** Lengths in units of the drawing, angles in radians clockwise from the top. */
export const extent = 173
export const pathRadius = 120
export const stationRadius = 14

const step = TURN / stepIds.length
export const angleOf = (id: StepId) => stepIds.indexOf(id) * step

export const stationAt = (id: StepId): { cx: number; cy: number } => {
  const [cx, cy] = point(angleOf(id), pathRadius)
  return { cx, cy }
}

/** The path from a station to the next. */
export const travelledPath = (id: StepId): string => arc(pathRadius, angleOf(id), angleOf(id) + step)

/** The leaf of one scenario, outside its station; the four stand side by side, clockwise. */
export const leaf = (id: StepId, scenario: number): string =>
  turned(petal(143, 161, 0.022), angleOf(id) + 0.1 * (scenario - (scenarios.length - 1) / 2))

/** The ogive of a step, longer with each experience: four reach to just below the stations. */
export const petalOf = (id: StepId, count: number): { outline: string; veins: string } =>
  count === 0 ? { outline: '', veins: '' } : closedOgive(29, 36 + 17 * count, (0.86 * step) / 2, angleOf(id))

/** The site's sign, as large as the hub. */
const [count, inner, outer, fill] = sigilShape.petals
const hubSigil = rings(sigilShape.r * 1.9) + petals(count, inner * 1.9, outer * 1.9, fill)

/** What never changes: rings, braid, the faint lotus behind the ogives, the sign at the centre. */
export const scaffold = {
  lines: rings(pathRadius, 171, 28),
  fine:
    rings(168, 94, 25) +
    braid(94, 4, 12, 2) +
    lotus(6, 28, 88, 0.8) +
    lotus(6, 28, 74, 0.8, step / 2) +
    lotus(6, 28, 58, 0.5, step / 2),
  dots: dots(72, 164.5),
  sigil: hubSigil,
} as const
