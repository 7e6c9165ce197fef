import { degreesOf, format, type Point, point, polyline, star, TURN } from '../../drawing'
import { type Motif, motif } from './motifs'
import type { SymbolId } from './slice'

/** All lengths in units of the drawing, a square of 420 around the centre. */
export const viewBox = '-210 -210 420 420'
const side = 420

/** Circle on which the symbols lie. */
export const circleRadius = 120
export const medallionRadius = 17.5
export const selfRadius = 24

/** Radius within which a finger finds a medallion: 44 px across in the narrowest drawing, 288 px wide; neighbours are at least 91 units apart. */
export const reachRadius = 32.1
/** A dragged medallion stays inside the drawing. */
const farthest = 180

/** Angle of a position; position 0 is at the top. */
export const angleOf = (position: number, count: number): number => (position * TURN) / count

export const placeOf = (angle: number): Point => point(angle, circleRadius)

/** SVG transforms of something at an angle of the circle: moved there upright, or turned there with it. */
export const movedTo = (angle: number): string => `translate(${format(placeOf(angle))})`
export const turnedTo = (angle: number): string => `rotate(${degreesOf(angle)})`

/** A place of the window as a point of the drawing, at most as far out as a medallion may be dragged. */
export function pointIn(box: { left: number; top: number; width: number }, clientX: number, clientY: number): Point {
  const scale = side / box.width
  const x = (clientX - box.left) * scale - side / 2
  const y = (clientY - box.top) * scale - side / 2
  const inside = Math.min(1, farthest / Math.hypot(x, y))
  return [x * inside, y * inside]
}

/** The position whose place is nearest to a point. */
export function positionNear([x, y]: Point, count: number): number {
  const turn = Math.atan2(x, -y) / TURN
  return (Math.round(turn * count) + count) % count
}

/** Inner and outer radius of each band, in the order in which symbols take them: inside and outside the circle by turns. */
const rooms = [
  [45, 65],
  [141, 157],
  [67, 83],
  [159, 173],
  [85, 100],
  [175, 187],
  [27, 42],
  [189, 203],
] as const

/** How many bands of positions lie further in than the one of this position. */
export const ringOf = (position: number): number =>
  rooms.filter(([inner]) => inner < (rooms[position] ?? rooms[0])[0]).length

const drawn = new Map<string, Motif>()

/** The band a symbol draws at a position; the drawing follows from these two alone, hence is made once. */
export function bandOf(symbol: SymbolId, position: number): Motif {
  const key = `${symbol} ${position}`
  const known = drawn.get(key)
  if (known) return known
  const [inner, outer] = rooms[position] ?? rooms[0]
  const made = motif(symbol, inner, outer)
  drawn.set(key, made)
  return made
}

/** Polygons that join the places of `count` symbols: each with its neighbour, from 5 with the next but one, from 7 with the third. */
export function webOf(count: number): string {
  const skips = [1, 2, 3].filter((skip) => count > 2 * skip)
  return skips.map((skip) => star(count, skip, circleRadius)).join('')
}

/** Angle from a symbol to the middle between it and the next. */
export const halfStep = (count: number): number => TURN / count / 2

/** Two nested lenses along the circle around the top place, r(u) = 120 ± bulge·(1 - u²) for u in [-1, 1]. */
export function lensOf(count: number): { line: string; fine: string } {
  const half = Math.min(halfStep(count), 0.46)
  const edge = (bulge: number): Point[] =>
    Array.from({ length: 25 }, (_, index) => index / 12 - 1).map((u) =>
      point(u * half, circleRadius + bulge * (1 - u * u)),
    )
  const lens = (bulge: number): string => polyline([...edge(bulge), ...edge(-bulge).reverse()], true)
  return { line: lens(18.5), fine: lens(9) }
}

/** Two small chevrons along the circle, either side of the top place: it can be moved both ways. */
export const chevrons = [-1, 1]
  .map((way) => {
    const tip = (way * 27) / circleRadius
    const foot = (way * 22) / circleRadius
    return polyline([point(foot, circleRadius + 3.6), point(tip, circleRadius), point(foot, circleRadius - 3.6)])
  })
  .join('')
