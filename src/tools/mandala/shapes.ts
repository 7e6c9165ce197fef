import { around, type Point, point, type Shape, TURN, turned } from '../../drawing'

/** The coordinates of a small drawing (y downwards) as coordinates of path data. */
type Transform = (x: number, y: number) => Point

/** A small drawing at twelve o'clock on the circle `radius`, `scale` times as large. */
export const placed =
  (radius: number, scale: number): Transform =>
  (x, y) => [x * scale, y * scale - radius]

/** As drawn, for glyphs. */
export const identity: Transform = (x, y) => [x, y]

/** In a box from -10 to 10. */
export const heart = (at: Transform): Shape => {
  const left = [at(-12.4, 0.2), at(-8.2, -9.2), at(-3.6, -7.6), at(-1.5, -6.8), at(-0.4, -5.2), at(0, -3.6)]
  const right = [at(0.4, -5.2), at(1.5, -6.8), at(3.6, -7.6), at(8.2, -9.2), at(12.4, 0.2), at(0, 8.6)]
  return ['M', at(0, 8.6), 'C', ...left, 'C', ...right, 'Z']
}

/** Four-pointed star in a box from -10 to 10. */
export const sparkle = (at: Transform): Shape => {
  const others = [at(1.9, -1.9), at(10, 0), at(1.9, 1.9), at(0, 10), at(-1.9, 1.9), at(-10, 0), at(-1.9, -1.9)]
  return ['M', at(0, -10), 'L', ...others, 'Z']
}

/** Crescent in a circle of radius 1, open upwards; `scale` is that of its transform, since arcs have a radius. */
export const crescent = (at: Transform, scale: number): Shape => {
  const arc = (radius: number, sweep: 0 | 1): string => {
    const r = Number((radius * scale).toFixed(2))
    return `A${r} ${r} 0 1 ${sweep} `
  }
  const left = at(-0.84, -0.54)
  return ['M', left, arc(1, 0), at(0.84, -0.54), arc(0.86, 1), left, 'Z']
}

/**
 * A closed wave around the circle `middle`, its first crest at `phase`: one cubic from crest to trough, with level tangents
 * of .3642 of the way, which is true to a cosine within 1/100 of its height at a quarter of the data a spline takes.
 */
export function wave(middle: number, swing: number, waves: number, phase: number): string {
  const half = TURN / waves / 2
  const crest = (index: number): Point => point(index * half, middle + swing)
  const trough = (index: number): Point => point(index * half, middle - swing)
  const falling = [crest(0.3642), trough(1 - 0.3642), trough(1)]
  const rising = [trough(1 + 0.3642), crest(2 - 0.3642), crest(2)]
  return `${turned(['M', crest(0)], phase)}${around(waves, ['C', ...falling, ...rising], phase)}Z`
}
