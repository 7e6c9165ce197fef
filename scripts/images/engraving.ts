import simplify from 'simplify-js'
import { polyline } from '../../src/drawing/index.ts'
import { SHOULDERS, toneAt } from './figure.ts'

/** Distance between lines and between samples along a line, in units. */
const LINE = 3.7
const SAMPLE = 1.6

/** Half the thickness of a line where the figure is lightest, and what the darkest place adds. */
const THIN = 0.14
const SWELL = 1.66

/** Greatest distance, in units, between the drawn edge of a line and the true one: far below a pixel. */
const TOLERANCE = 0.03

export function engrave(): string {
  return range(2, 508, LINE).flatMap(strokes).map(shape).join('')
}

interface Sample {
  x: number
  y: number
  half: number
}

function strokes(y: number): Sample[][] {
  const pieces: Sample[][] = [[]]
  for (const x of range(0, 341, SAMPLE)) {
    const tone = toneAt(x, y)
    if (tone === null) pieces.push([])
    else pieces.at(-1)?.push({ x, y: y + sway(x, y), half: THIN + SWELL * Math.max(0, Math.min(1, tone)) })
  }
  return pieces.filter((piece) => piece.length > 1)
}

const sway = (x: number, y: number): number =>
  y > SHOULDERS ? 2.4 * Math.sin((x - 60) * 0.012 + 0.4) : 1.6 * Math.sin((x - 100) * 0.02)

function shape(samples: readonly Sample[]): string {
  const upper = samples.map(({ x, y, half }) => ({ x, y: y - half }))
  const lower = samples.map(({ x, y, half }) => ({ x, y: y + half })).reverse()
  const edge = [upper, lower].flatMap((line) => simplify(line, TOLERANCE, true))
  return polyline(
    edge.map(({ x, y }) => [x, y]),
    true,
  )
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step)
