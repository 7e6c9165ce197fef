import { format, type Point, point, TURN } from '../../drawing'

/** The coordinates of a small drawing (y downwards) as coordinates of path data. */
type Transform = (x: number, y: number) => Point

/** A small drawing that stands upright at twelve o'clock, turned to `angle` on the circle `radius`, `scale` times as large. */
export function turnedAndScaled(angle: number, radius: number, scale: number): Transform {
  return (x, y) => {
    const [outX, outY] = point(angle, radius - y * scale)
    const [alongX, alongY] = point(angle + TURN / 4, x * scale)
    return [outX + alongX, outY + alongY]
  }
}

/** As drawn, for glyphs. */
export const identity: Transform = (x, y) => [x, y]

/** In a box from -10 to 10. */
export const heart = (at: Transform): string => {
  const left = [at(-12.4, 0.2), at(-8.2, -9.2), at(-3.6, -7.6), at(-1.5, -6.8), at(-0.4, -5.2), at(0, -3.6)]
  const right = [at(0.4, -5.2), at(1.5, -6.8), at(3.6, -7.6), at(8.2, -9.2), at(12.4, 0.2), at(0, 8.6)]
  return `M${format(at(0, 8.6))}C${format(...left)}C${format(...right)}Z`
}

/** Four-pointed star in a box from -10 to 10. */
export const sparkle = (at: Transform): string => {
  const points = [
    at(0, -10),
    at(1.9, -1.9),
    at(10, 0),
    at(1.9, 1.9),
    at(0, 10),
    at(-1.9, 1.9),
    at(-10, 0),
    at(-1.9, -1.9),
  ]
  return `M${points.map((p) => format(p)).join('L')}Z`
}

/** Crescent in a circle of radius 1, open upwards; `scale` is that of its transform, since arcs have a radius. */
export const crescent = (at: Transform, scale: number): string => {
  const arc = (radius: number, sweep: 0 | 1, to: Point) => {
    const r = Number((radius * scale).toFixed(2))
    return `A${r} ${r} 0 1 ${sweep} ${format(to)}`
  }
  const left = at(-0.84, -0.54)
  return `M${format(left)}${arc(1, 0, at(0.84, -0.54))}${arc(0.86, 1, left)}Z`
}

/**
 * A closed wave around the circle `middle`, its first crest at `phase`: one cubic from crest to trough, with level tangents
 * of .3642 of the way, which is true to a cosine within 1/100 of its height at a quarter of the data a spline takes.
 */
export function wave(middle: number, swing: number, waves: number, phase: number): string {
  const half = TURN / waves / 2
  const radius = (index: number): number => middle + (index % 2 === 0 ? swing : -swing)
  const at = (index: number, step: number): Point => point(phase + (index + step) * half, radius(index))
  const pieces = Array.from({ length: 2 * waves }, (_, index) =>
    format(at(index, 0.3642), at(index + 1, -0.3642), at(index + 1, 0)),
  )
  return `M${format(at(0, 0))}C${pieces.join('C')}Z`
}
