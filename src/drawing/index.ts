import { pointRadial } from 'd3-shape'

/**
 * Path data of radial ornaments. Angles are radians in d3-shape's convention everywhere: zero at twelve o'clock,
 * growing clockwise. Lengths are in the units of the drawing. `y` grows downwards, as in SVG.
 */
export const TURN = 2 * Math.PI

export type Point = readonly [x: number, y: number]

export function point(angle: number, radius: number): Point {
  return pointRadial(angle, radius)
}

/** `count` evenly spaced angles, the first one at `phase`. */
export function steps(count: number, phase = 0): number[] {
  return Array.from({ length: count }, (_, index) => phase + (index * TURN) / count)
}

/** The viewBox of a square drawing around the middle, by half its side. */
export const viewBoxOf = (half: number): string => [-half, -half, 2 * half, 2 * half].join(' ')

/** To 0.01 unit, which is far below a pixel at any size a drawing is shown. */
const round = (value: number): number => Math.round(value * 100) / 100

/** Coordinates as path data. */
export const format = ([x, y]: Point): string => `${round(x)} ${round(y)}`

/** Pieces of path data and the points that are turned; a piece that ends in a number ends in a space. */
export type Shape = readonly (string | Point)[]

/** Path data of a shape that is turned by `angle` about the middle. */
export function turned(shape: Shape, angle: number): string {
  const sin = Math.sin(angle)
  const cos = Math.cos(angle)
  let path = ''
  let gap = ''
  for (const piece of shape) {
    if (typeof piece === 'string') {
      path += piece
      gap = ''
    } else {
      const [x, y] = piece
      path += gap + format([x * cos - y * sin, x * sin + y * cos])
      gap = ' '
    }
  }
  return path
}

/** A shape `count` times around the middle; its points are found once. */
export const around = (count: number, shape: Shape, phase = 0): string =>
  steps(count, phase)
    .map((angle) => turned(shape, angle))
    .join('')

export function circle([cx, cy]: Point, r: number): string {
  const [left, right] = [format([cx - r, cy]), format([cx + r, cy])]
  return `M${left}A${r} ${r} 0 1 1 ${right}A${r} ${r} 0 1 1 ${left}Z`
}

/** Circles around the middle. */
export const rings = (...radii: number[]): string => radii.map((r) => circle([0, 0], r)).join('')

/** `count` dots on the circle `distance`: lines of no length, which are as large as their stroke and its round caps. */
export const dots = (count: number, distance: number, phase = 0): string =>
  steps(count, phase)
    .map((angle) => `M${format(point(angle, distance))}h0`)
    .join('')

/** Pieces of radii. */
export const ticks = (count: number, inner: number, outer: number, phase = 0): string =>
  around(count, ['M', point(0, inner), 'L', point(0, outer)], phase)

/** Part of a circle, clockwise from one angle to the next one that is larger, by at most one turn. */
export function arc(radius: number, from: number, to: number): string {
  const large = to - from > TURN / 2 ? 1 : 0
  return `M${format(point(from, radius))}A${radius} ${radius} 0 ${large} 1 ${format(point(to, radius))}`
}

/** Star polygon {points/skip}: a chord from every vertex to the one `skip` places further on. */
export const star = (points: number, skip: number, radius: number): string =>
  around(points, ['M', point(0, radius), 'L', point((skip * TURN) / points, radius)])

/** Triangles standing on the circle `inner`; `width` is the share of its sector each one takes, 1 when they touch. */
export function rays(count: number, inner: number, outer: number, width: number, phase = 0): string {
  const half = (width * TURN) / count / 2
  return around(count, ['M', point(-half, inner), 'L', point(0, outer), 'L', point(half, inner)], phase)
}

/**
 * Almond at twelve o'clock from `inner` to `outer`, sharp at both ends: two cubics whose control points lie at 30 % and
 * 66 % of the length. `halfWidth` is an angle at mid length; the width in units stays the same along the petal.
 */
export function petal(inner: number, outer: number, halfWidth: number): Shape {
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
  return around(count, petal(inner, outer, (fill * TURN) / count / 2), phase)
}

/** The mark of the site: the radius of its ring, and its petals. */
export const sigilShape = { r: 11, petals: [8, 2.2, 10, 0.95] } as const

/**
 * Lotus petal at twelve o'clock: stands on its ring at ± halfWidth, ends in a point. A cubic on each side, true within
 * 1/100 of its height to r = inner + (outer - inner)·(.66·√(1-|u|) + .34·(1-|u|)⁴) at u·halfWidth, for u in [-1, 1].
 */
function ogive(inner: number, outer: number, halfWidth: number): Shape {
  const at = (side: number, rise: number): Point => point(side * halfWidth, inner + (outer - inner) * rise)
  return ['M', at(-1, 0), 'C', at(-1, 0.38), at(-0.25, 0.46), at(0, 1), 'C', at(0.25, 0.46), at(1, 0.38), at(1, 0)]
}

/** A lotus petal from the circle `foot` to `tip`, closed along that circle, and the two smaller ones inside it. */
export function closedOgive(
  foot: number,
  tip: number,
  halfWidth: number,
  angle: number,
): { outline: string; veins: string } {
  const inside = (height: number, width: number) =>
    turned(ogive(foot, foot + (tip - foot) * height, halfWidth * width), angle)
  return {
    outline: `${inside(1, 1)}A${foot} ${foot} 0 0 0 ${format(point(angle - halfWidth, foot))}Z`,
    veins: inside(0.78, 0.66) + inside(0.54, 0.36),
  }
}

/** `fill` as in `petals`. */
export function lotus(count: number, inner: number, outer: number, fill = 1, phase = 0): string {
  return around(count, ogive(inner, outer, (fill * TURN) / count / 2), phase)
}

/** Lens along a circle at twelve o'clock: r(u) = radius ± bulge·(1 - u²) at u·half, for u in [-1, 1]. */
export function lens(radius: number, bulge: number, half: number): Shape {
  const at = (side: number, share: number): Point => point(side * half, radius + bulge * share)
  const left = at(-1, 0)
  const outside = [at(-1 / 3, 4 / 3), at(1 / 3, 4 / 3), at(1, 0)]
  const inside = [at(1 / 3, -4 / 3), at(-1 / 3, -4 / 3), left]
  return ['M', left, 'C', ...outside, 'C', ...inside, 'Z']
}

/**
 * Guilloche: `strands` closed curves of `waves` waves, `swing` high, around `radius`, each moved by its share of one.
 * A cubic from crest to trough has level tangents of .3642 of the way: true to a cosine within 1/100 of its height.
 */
export function braid(radius: number, swing: number, waves: number, strands: number): string {
  const half = TURN / waves / 2
  const crest = (index: number): Point => point(index * half, radius + swing)
  const trough = (index: number): Point => point(index * half, radius - swing)
  const falling = [crest(0.3642), trough(1 - 0.3642), trough(1)]
  const rising = [trough(1 + 0.3642), crest(2 - 0.3642), crest(2)]
  const wave = (phase: number) =>
    `${turned(['M', crest(0)], phase)}${around(waves, ['C', ...falling, ...rising], phase)}Z`
  return steps(strands)
    .map((shift) => wave(shift / waves))
    .join('')
}
