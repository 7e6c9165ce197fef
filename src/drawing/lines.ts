import { around, format, type Point, point, TURN } from './polar.ts'

/** Path data of a broken line. */
export function polyline(points: readonly Point[]): string {
  return points.map((p, index) => `${index === 0 ? 'M' : 'L'}${format(p)}`).join('')
}

/** A straight piece of a radius. */
export function tick(inner: number, outer: number, angle: number): string {
  return polyline([point(angle, inner), point(angle, outer)])
}

export function ticks(count: number, inner: number, outer: number, phase = 0): string {
  return around(count, ['M', point(0, inner), 'L', point(0, outer)], phase)
}

/** Part of a circle, clockwise from one angle to the next one that is larger, by at most one turn. */
export function arc(radius: number, from: number, to: number): string {
  const large = to - from > TURN / 2 ? 1 : 0
  return `M${format(point(from, radius))}A${radius} ${radius} 0 ${large} 1 ${format(point(to, radius))}`
}

/** Star polygon {points/skip}: a chord from every vertex to the one `skip` places further on. */
export function star(points: number, skip: number, radius: number, phase = 0): string {
  return around(points, ['M', point(0, radius), 'L', point((skip * TURN) / points, radius)], phase)
}

/** Triangles standing on the circle `inner`; `width` is the share of its sector each one takes, 1 when they touch. */
export function rays(count: number, inner: number, outer: number, width: number, phase = 0): string {
  const half = (width * TURN) / count / 2
  return around(count, ['M', point(-half, inner), 'L', point(0, outer), 'L', point(half, inner)], phase)
}
