import { pointRadial } from 'd3-shape'

/**
 * Angles are radians in d3-shape's convention everywhere: zero at twelve o'clock, growing clockwise. Lengths are in the
 * units of the drawing. `y` grows downwards, as in SVG.
 */
export const TURN = 2 * Math.PI

export type Point = readonly [x: number, y: number]

/** Decimals kept in path data: 0.01 unit is far below a pixel at any size a drawing is shown. */
export const DIGITS = 2
const perUnit = 10 ** DIGITS

export function point(angle: number, radius: number): Point {
  return pointRadial(angle, radius)
}

/** `count` evenly spaced angles, the first one at `phase`. */
export function steps(count: number, phase = 0): number[] {
  return Array.from({ length: count }, (_, index) => phase + (index * TURN) / count)
}

/** The same direction as `angle`, as the value nearest to `from`: the short way round. */
export const nearest = (from: number, angle: number): number => angle + TURN * Math.round((from - angle) / TURN)

/** To a thousandth, for transforms. */
export const degreesOf = (angle: number): number => Number(((angle * 360) / TURN).toFixed(3))

/** The viewBox of a square drawing around the middle, by half its side. */
export const viewBoxOf = (half: number): string => [-half, -half, 2 * half, 2 * half].join(' ')

/** Coordinates as path data. */
export function format(...points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')
}

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
      path += `${gap}${round(x * cos - y * sin)} ${round(x * sin + y * cos)}`
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

function round(value: number): number {
  return Math.round(value * perUnit) / perUnit
}
