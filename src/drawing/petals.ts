import { format, type Point, point, steps, TURN } from './polar.ts'

/**
 * Almond from `inner` to `outer`, sharp at both ends: two cubics whose control points lie at 30 % and 66 % of the
 * length. `halfWidth` is an angle at mid length; the width in units stays the same along the petal.
 */
export function petal(inner: number, outer: number, halfWidth: number, angle: number): string {
  const width = (halfWidth * (inner + outer)) / 2
  const control = (share: number, side: number): Point => {
    const radius = inner + (outer - inner) * share
    return point(angle + side * 1.3 * Math.atan(width / radius), radius)
  }
  const base = point(angle, inner)
  const there = format(control(0.3, -1), control(0.66, -1), point(angle, outer))
  const back = format(control(0.66, 1), control(0.3, 1), base)
  return `M${format(base)}C${there}C${back}Z`
}

/** `fill` is the share of its room each petal takes: 1 when neighbours touch. */
export function petals(count: number, inner: number, outer: number, fill = 0.9, phase = 0): string {
  return repeatAround(count, phase, (angle) => petal(inner, outer, (fill * TURN) / count / 2, angle))
}

/** The mark of the site: the radius of its ring, and its petals. */
export const sigilShape = { r: 11, petals: [8, 2.2, 10, 0.95] } as const

/**
 * Lotus petal: stands on its ring at angle ± halfWidth and ends in a point. For u in [-1, 1], at angle + u·halfWidth,
 * r = inner + (outer - inner)·(.66·√(1-|u|) + .34·(1-|u|)⁴). With s = √(1-|u|) this is a polynomial, hence each side is
 * three cubics with exact tangents.
 */
export function ogive(inner: number, outer: number, halfWidth: number, angle: number): string {
  const left = side(inner, outer - inner, -halfWidth, angle)
  const right = side(inner, outer - inner, halfWidth, angle)
  const rising = cubic(left, 0, 0.6) + cubic(left, 0.6, 0.8) + cubic(left, 0.8, 1)
  const falling = cubic(right, 1, 0.8) + cubic(right, 0.8, 0.6) + cubic(right, 0.6, 0)
  return `M${format(left(0).at)}${rising}${falling}`
}

/** Height and width of the inner ogives, as shares of the outer one's. */
const veinShapes = [
  { height: 0.78, width: 0.66 },
  { height: 0.54, width: 0.36 },
] as const

/** A lotus petal from the circle `foot` to `tip`, closed along that circle, and the two smaller ones inside it. */
export function closedOgive(
  foot: number,
  tip: number,
  halfWidth: number,
  angle: number,
): { outline: string; veins: string } {
  const start = format(point(angle - halfWidth, foot))
  const vein = ({ height, width }: (typeof veinShapes)[number]) =>
    ogive(foot, foot + (tip - foot) * height, halfWidth * width, angle)
  return {
    outline: `${ogive(foot, tip, halfWidth, angle)}A${foot} ${foot} 0 0 0 ${start}Z`,
    veins: veinShapes.map(vein).join(''),
  }
}

/** `fill` as in `petals`. */
export function lotus(count: number, inner: number, outer: number, fill = 1, phase = 0): string {
  return repeatAround(count, phase, (angle) => ogive(inner, outer, (fill * TURN) / count / 2, angle))
}

/** Lens along a circle around an angle: r(u) = radius ± bulge·(1 - u²) at angle + u·half, for u in [-1, 1]. */
export function lens(radius: number, bulge: number, half: number, angle: number): string {
  const outer = lensEdge(radius, bulge, half, angle)
  const inner = lensEdge(radius, -bulge, half, angle)
  const there = cubic(outer, -1, 0) + cubic(outer, 0, 1)
  const back = cubic(inner, 1, 0) + cubic(inner, 0, -1)
  return `M${format(outer(-1).at)}${there}${back}Z`
}

/** A curve by its parameter: where it is and how fast it goes there. */
type Curve = (s: number) => { at: Point; speed: Point }

/** One side of a lotus petal over s in [0, 1], from its foot to its tip; `reach` is the angle from foot to tip. */
function side(inner: number, height: number, reach: number, angle: number): Curve {
  return (s) => {
    const direction = angle + reach * (1 - s * s)
    const radius = inner + height * (0.66 * s + 0.34 * s ** 8)
    const [outX, outY] = point(direction, height * (0.66 + 2.72 * s ** 7))
    const [alongX, alongY] = point(direction + TURN / 4, -2 * s * reach * radius)
    return { at: point(direction, radius), speed: [outX + alongX, outY + alongY] }
  }
}

function lensEdge(middle: number, bulge: number, half: number, angle: number): Curve {
  return (u) => {
    const direction = angle + u * half
    const radius = middle + bulge * (1 - u * u)
    const [outX, outY] = point(direction, -2 * bulge * u)
    const [alongX, alongY] = point(direction + TURN / 4, half * radius)
    return { at: point(direction, radius), speed: [outX + alongX, outY + alongY] }
  }
}

/** The cubic that has the curve's ends and tangents. */
function cubic(curve: Curve, from: number, to: number): string {
  const third = (to - from) / 3
  const start = curve(from)
  const end = curve(to)
  return `C${format(tangentPoint(start, third), tangentPoint(end, -third), end.at)}`
}

function tangentPoint({ at: [x, y], speed: [vx, vy] }: ReturnType<Curve>, time: number): Point {
  return [x + vx * time, y + vy * time]
}

function repeatAround(count: number, phase: number, shape: (angle: number) => string): string {
  return steps(count, phase).map(shape).join('')
}
