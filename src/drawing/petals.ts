import { around, format, type Point, point, type Shape, TURN, turned } from './polar.ts'

/**
 * Almond from `inner` to `outer`, sharp at both ends: two cubics whose control points lie at 30 % and 66 % of the
 * length. `halfWidth` is an angle at mid length; the width in units stays the same along the petal.
 */
export const petal = (inner: number, outer: number, halfWidth: number, angle: number): string =>
  turned(petalShape(inner, outer, halfWidth), angle)

function petalShape(inner: number, outer: number, halfWidth: number): Shape {
  const width = (halfWidth * (inner + outer)) / 2
  const control = (share: number, side: number): Point => {
    const radius = inner + (outer - inner) * share
    return point(side * 1.3 * Math.atan(width / radius), radius)
  }
  const base = point(0, inner)
  const there = [control(0.3, -1), control(0.66, -1), point(0, outer)]
  return ['M', base, 'C', ...there, 'C', control(0.66, 1), control(0.3, 1), base, 'Z']
}

/** `fill` is the share of its sector each petal takes: 1 when neighbours touch. */
export function petals(count: number, inner: number, outer: number, fill = 0.9, phase = 0): string {
  return around(count, petalShape(inner, outer, (fill * TURN) / count / 2), phase)
}

/** The mark of the site: the radius of its ring, and its petals. */
export const sigilShape = { r: 11, petals: [8, 2.2, 10, 0.95] } as const

/**
 * Lotus petal: stands on its ring at angle ± halfWidth and ends in a point. For u in [-1, 1], at angle + u·halfWidth,
 * r = inner + (outer - inner)·(.66·√(1-|u|) + .34·(1-|u|)⁴). With s = √(1-|u|) this is a polynomial; each side is two
 * cubics, true to 1/500 of its height.
 */
export const ogive = (inner: number, outer: number, halfWidth: number, angle: number): string =>
  turned(ogiveShape(inner, outer, halfWidth), angle)

function ogiveShape(inner: number, outer: number, halfWidth: number): Shape {
  const left = side(inner, outer - inner, -halfWidth)
  const right = side(inner, outer - inner, halfWidth)
  return ['M', left(0).at, ...rising(left), ...falling(right)]
}

/** The petal bends most near its tip: where its cubics meet, and how far their control points lie, in thirds of their way. */
const shoulder = 0.649
const rising = (curve: Curve): Shape => [...cubic(curve, 0, shoulder, 1.1, 1), ...cubic(curve, shoulder, 1, 0.68, 0.92)]
const falling = (curve: Curve): Shape => [
  ...cubic(curve, 1, shoulder, 0.92, 0.68),
  ...cubic(curve, shoulder, 0, 1, 1.1),
]

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
  return around(count, ogiveShape(inner, outer, (fill * TURN) / count / 2), phase)
}

/** Lens along a circle at twelve o'clock: r(u) = radius ± bulge·(1 - u²) at u·half, for u in [-1, 1]. */
export function lens(radius: number, bulge: number, half: number): Shape {
  const outer = lensEdge(radius, bulge, half)
  const inner = lensEdge(radius, -bulge, half)
  return [
    'M',
    outer(-1).at,
    ...cubic(outer, -1, 0),
    ...cubic(outer, 0, 1),
    ...cubic(inner, 1, 0),
    ...cubic(inner, 0, -1),
    'Z',
  ]
}

/** A curve by its parameter: where it is and how fast it goes there. */
type Curve = (s: number) => { at: Point; speed: Point }

/** One side of a lotus petal over s in [0, 1], from its foot to its tip at twelve o'clock; `reach` is the angle from tip to foot. */
function side(inner: number, height: number, reach: number): Curve {
  return (s) => {
    const direction = reach * (1 - s * s)
    const radius = inner + height * (0.66 * s + 0.34 * s ** 8)
    const [outX, outY] = point(direction, height * (0.66 + 2.72 * s ** 7))
    const [alongX, alongY] = point(direction + TURN / 4, -2 * s * reach * radius)
    return { at: point(direction, radius), speed: [outX + alongX, outY + alongY] }
  }
}

function lensEdge(middle: number, bulge: number, half: number): Curve {
  return (u) => {
    const direction = u * half
    const radius = middle + bulge * (1 - u * u)
    const [outX, outY] = point(direction, -2 * bulge * u)
    const [alongX, alongY] = point(direction + TURN / 4, half * radius)
    return { at: point(direction, radius), speed: [outX + alongX, outY + alongY] }
  }
}

/** The cubic that has the curve's ends and their directions; with handles of 1, its speeds there, too. */
function cubic(curve: Curve, from: number, to: number, leaving = 1, arriving = 1): Shape {
  const third = (to - from) / 3
  const start = curve(from)
  const end = curve(to)
  return ['C', tangentPoint(start, leaving * third), tangentPoint(end, -arriving * third), end.at]
}

function tangentPoint({ at: [x, y], speed: [vx, vy] }: ReturnType<Curve>, time: number): Point {
  return [x + vx * time, y + vy * time]
}
