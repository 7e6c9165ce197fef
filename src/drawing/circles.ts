import { format, point, steps } from './polar.ts'

/** A circle as the attributes of an SVG `<circle>`. */
interface Circle {
  cx: number
  cy: number
  r: number
}

export function ring(r: number): Circle {
  return { cx: 0, cy: 0, r }
}

/** `count` small circles of radius `r` on the circle `distance`: dots when filled, a rosette when drawn large as lines. */
export function dots(count: number, distance: number, r: number, phase = 0): Circle[] {
  return steps(count, phase).map((angle) => {
    const [cx, cy] = point(angle, distance)
    return { cx, cy, r }
  })
}

/** The circle as path data, for drawings that join many shapes into one path. */
export function circlePath({ cx, cy, r }: Circle): string {
  const [left, right] = [format([cx - r, cy]), format([cx + r, cy])]
  return `M${left}A${r} ${r} 0 1 1 ${right}A${r} ${r} 0 1 1 ${left}Z`
}

/** Several circles as one path. */
export const circlesPath = (circles: readonly Circle[]): string => circles.map(circlePath).join('')

/** Circles around the middle as one path. */
export const rings = (...radii: number[]): string => circlesPath(radii.map(ring))
