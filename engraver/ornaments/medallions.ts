import {
  arc,
  arcade,
  circleAt,
  dots,
  petal,
  point,
  polyline,
  ring,
  steps,
  TURN,
  ticks,
} from '../../src/drawing/index.ts'
import { eachAlmond, type Ornament } from './ornament.ts'

/** The tools, each in a ring of 38: the medallions at the corners of the plate. */
const BOX = '-40 -40 80 80'

export const mandala: Ornament = {
  viewBox: BOX,
  marks: { line: [38, 8].map(ring), fine: [ring(35)] },
  eighth: { line: eachAlmond(8, 8, 33, 0.95), fine: eachAlmond(8, 8, 22, 0.7, TURN / 16) },
}

/** Six stations on a circle; the lines between them end at their edges. */
const STATIONS = steps(6)
const STATION = { distance: 26, r: 3.4 }

export const journey: Ornament = {
  viewBox: BOX,
  marks: {
    line: [
      ring(38),
      ring(8),
      ...STATIONS.map((angle) => circleAt(angle, STATION.distance, STATION.r)),
      arcade(6, 9, 6, 0.8),
    ],
    fine: STATIONS.flatMap((angle) => [roadFrom(angle), shortcutFrom(angle)]),
  },
}

function roadFrom(angle: number): string {
  const half = 2 * Math.asin(STATION.r / 2 / STATION.distance)
  return arc(STATION.distance, angle + half, angle + TURN / 6 - half)
}

function shortcutFrom(angle: number): string {
  const [x0, y0] = point(angle, STATION.distance)
  const [x1, y1] = point(angle + TURN / 3, STATION.distance)
  const share = STATION.r / Math.hypot(x1 - x0, y1 - y0)
  const [dx, dy] = [(x1 - x0) * share, (y1 - y0) * share]
  return polyline([
    [x0 + dx, y0 + dy],
    [x1 - dx, y1 - dy],
  ])
}

const LENGTHS = [33, 22, 28, 17, 31, 24]

export const quiz: Ornament = {
  viewBox: BOX,
  marks: {
    line: [
      ring(38),
      ...STATIONS.map((angle, index) => petal(5, LENGTHS[index] ?? 0, (0.62 * TURN) / 12, angle)),
      ticks(6, 33.5, 38),
    ],
    fine: [18, 28].map(ring),
  },
}

export const dreams: Ornament = {
  viewBox: BOX,
  marks: {
    line: [ring(38), 'M6 -24A25 25 0 1 0 24 6A20 20 0 0 1 6 -24Z'],
    fine: ['M10 -6L19 -14L27 -6M19 -14L22 -24'],
    dot: [
      { cx: 10, cy: -6, r: 1.8 },
      { cx: 19, cy: -14, r: 2.3 },
      { cx: 27, cy: -6, r: 1.5 },
      { cx: 22, cy: -24, r: 1.5 },
      ...dots(24, 34.5, 0.5),
    ],
  },
}
