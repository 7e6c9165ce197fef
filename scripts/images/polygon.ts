import type { Point } from '../../src/drawing/index.ts'
import { parsePath } from '../ornaments/compact.ts'

/** Pieces each cubic is cut into: the error stays below a twentieth of a unit in figures of 500. */
const PIECES = 24

/** The polygon of a path of one outline made of M, L, C and Z. */
export function flatten(d: string): Point[] {
  const points: Point[] = []
  for (const { values } of parsePath(d)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = values
    const [x, y] = points.at(-1) ?? [0, 0]
    if (values.length === 2) points.push([a, b])
    if (values.length !== 6) continue
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES
      points.push([bezier(t, x, a, c, f), bezier(t, y, b, e, g)])
    }
  }
  return points
}

function bezier(t: number, p0: number, p1: number, p2: number, p3: number): number {
  const s = 1 - t
  return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
}

/** Whether a point lies inside, by the winding number (SVG's `nonzero`). */
export function contains(polygon: readonly Point[], x: number, y: number): boolean {
  let winding = 0
  let [ax, ay] = polygon.at(-1) ?? [0, 0]
  for (const [bx, by] of polygon) {
    const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
    if (ay <= y && by > y && side > 0) winding++
    if (ay > y && by <= y && side < 0) winding--
    ;[ax, ay] = [bx, by]
  }
  return winding !== 0
}

/** Leaves out points that lie closer than `tolerance` to the line between those that stay (Ramer, Douglas, Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  const distances = points.map((point) => distance(point, first, last))
  const farthest = Math.max(...distances)
  if (farthest <= tolerance) return [first, last]
  const middle = distances.indexOf(farthest)
  return [...simplify(points.slice(0, middle + 1), tolerance), ...simplify(points.slice(middle), tolerance).slice(1)]
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / length
}
