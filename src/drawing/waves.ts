import { curveCardinalClosed, lineRadial } from 'd3-shape'
import { DIGITS, steps, TURN } from './polar.ts'

/** Points per wave: with a cardinal spline through eight of them a cosine is true to 1/150 of its height. */
const PER_WAVE = 8

/** Guilloche: `strands` closed curves of `waves` waves of height `swing` around `radius`, each moved by its share of a wave. */
export function braid(radius: number, swing: number, waves: number, strands: number): string[] {
  const angles = steps(waves * PER_WAVE)
  return Array.from({ length: strands }, (_, index) => {
    const draw = lineRadial<number>()
      .angle((angle) => angle)
      .radius((angle) => radius + swing * Math.cos(waves * angle + (index * TURN) / strands))
      .curve(curveCardinalClosed)
      .digits(DIGITS)
    return draw(angles) ?? ''
  })
}
