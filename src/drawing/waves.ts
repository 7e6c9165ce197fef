import { curveCardinalClosed, curveCardinalOpen, curveLinear, lineRadial } from 'd3-shape'
import { DIGITS, TURN } from './polar.ts'

/** A closed or open curve r(θ): the radius as a function of the angle. */
type Radius = (angle: number) => number

/** Points per wave: with a cardinal spline through eight of them a cosine is true to 1/150 of its height. */
const PER_WAVE = 8

/** One strand of a braid: `waves` waves of height `swing` around `radius`, moved by `shift` of a wave. */
function strand(radius: number, swing: number, waves: number, shift: number): Radius {
  return (angle) => radius + swing * Math.cos(waves * angle + shift * TURN)
}

/** Guilloche: `strands` closed curves, each moved by its share of a wave. */
export function braid(radius: number, swing: number, waves: number, strands: number): string[] {
  const count = waves * PER_WAVE
  return Array.from({ length: strands }, (_, index) => {
    const curve = strand(radius, swing, waves, index / strands)
    return line(curve, sample(0, count - 1, TURN / count), curveCardinalClosed)
  })
}

/** The same braid between two angles, which must be a whole number of eighths of a wave apart. */
export function braidArc(
  [radius, swing, waves, strands]: Parameters<typeof braid>,
  from: number,
  to: number,
): string[] {
  const step = TURN / (waves * PER_WAVE)
  const count = Math.round((to - from) / step)
  return Array.from({ length: strands }, (_, index) => {
    const curve = strand(radius, swing, waves, index / strands)
    return line((angle) => curve(from + angle), sample(-1, count + 1, step), curveCardinalOpen, from)
  })
}

/** Round arches standing side by side on a circle: r = foot + height·|sin(nθ/2)|^power. */
function arches(count: number, foot: number, height: number, power: number): Radius {
  return (angle) => foot + height * Math.abs(Math.sin((count * angle) / 2)) ** power
}

/** One arch of an arcade of `count`, the first one from zero to the angle of one arch. */
export function arch(count: number, foot: number, height: number, power = 0.55, index = 0): string {
  const width = TURN / count
  return line(arches(count, foot, height, power), sample(0, 20, width / 20), curveLinear, index * width)
}

/** A whole arcade. */
export function arcade(count: number, foot: number, height: number, power = 0.55): string {
  return Array.from({ length: count }, (_, index) => arch(count, foot, height, power, index)).join('')
}

function sample(first: number, last: number, step: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

type Curve = typeof curveLinear | typeof curveCardinalClosed

function line(radius: Radius, angles: number[], curve: Curve, turned = 0): string {
  const draw = lineRadial<number>()
    .angle((angle) => angle + turned)
    .radius(radius)
    .curve(curve)
    .digits(DIGITS)
  return draw(angles) ?? ''
}
