import type { Point } from '../src/drawing/index.ts'
import { FEATURES, flatten, partAt } from './figure.ts'
import { FAMILIES, type Family, SECOND } from './strokes.ts'

/** Thickness of strokes, in units; a lighter place has none. */
const THIN = 0.25
const THICK = 2.2

/** Least distance of strokes: where they draw nearer, every other one ends. */
const LEAST_GAP = 1.9

/** Points a stroke is measured at. */
const SAMPLES = 360

/** Samples a stroke runs on outside the figure, whose outline cuts it. */
const OVER = 6

/** How much lighter some strokes are than their neighbours, so that they do not all end at one place. */
const UNEVEN = 0.13

/** Drawn positions are whole in this many parts of a unit; those of a photograph, with more strokes, in fewer. */
export const GRID = 12
export const PHOTO_GRID = 8

export function engrave(): string {
  return [
    ...Object.entries(FAMILIES).flatMap(([part, family]) => strokes(family, partAt, part)),
    ...strokes(SECOND, partAt),
    ...Object.entries(FEATURES).flatMap(([thickness, d]) =>
      d.split(/(?=M)/).map((way) => swelling(Number(thickness), flatten(way))),
    ),
  ].join('')
}

type PartAt = (x: number, y: number) => string | undefined

interface Sample {
  at: Point
  /** Half the thickness, and the direction across the stroke. */
  half: number
  across: Point
}

/** Those of a family: in one part of the figure, or in all of it. */
export function strokes({ surface, tone, count, joints }: Family, partAt: PartAt, part?: string): string[] {
  const lines = range(count + 1).map((index) =>
    range(SAMPLES).map((sample) => surface(sample / (SAMPLES - 1), (index + 0.5) / count)),
  )
  return lines.slice(0, count).flatMap((line, index) => {
    const parts = line.map(([x, y]) => partAt(x, y))
    const pieces: Sample[][] = [[]]
    line.forEach((at, sample) => {
      const across = acrossAt(line, sample)
      const beside = lines[index + 1]?.[sample] ?? at
      const gap = Math.abs((beside[0] - at[0]) * across[0] + (beside[1] - at[1]) * across[1])
      const wide = Math.max(LEAST_GAP, gap)
      const present = Math.max(0, Math.min(1, rank(index) + 1 - Math.log2(wide / gap)))
      const here = parts[sample] ?? parts[sample - OVER] ?? parts[sample + OVER]
      const own = here !== undefined && (part === undefined || here === part)
      const dark = tone(...at, sample / SAMPLES, index / count) - UNEVEN * ((index * 0.618) % 1)
      const thickness = own ? Math.min(THICK, dark * wide * present) : 0
      if (thickness < THIN) pieces.push([])
      else pieces.at(-1)?.push({ at, half: thickness / 2, across })
    })
    return pieces.map((piece) =>
      typeof joints === 'number' ? outline(evenly(piece, joints)) : outline(upright(piece, joints), PHOTO_GRID),
    )
  })
}

/** A stroke that swells from nothing and back. */
function swelling(thickness: number, points: readonly Point[]): string {
  const half = (index: number) => (thickness / 2) * Math.sin((Math.PI * index) / (points.length - 1)) ** 0.7
  const piece = points.map((at, index) => ({ at, half: half(index), across: acrossAt(points, index) }))
  return outline(evenly(piece, 2.4))
}

/** The direction across a line at one of its points. */
function acrossAt(line: readonly Point[], index: number): Point {
  const [[x, y] = [0, 0], [a, b] = [0, 0]] = [line[index - 1] ?? line[index], line[index + 1] ?? line[index]]
  const length = Math.hypot(a - x, b - y) || 1
  return [(y - b) / length, (a - x) / length]
}

/** How often an index can be halved: strokes of low rank are the first to end. */
const rank = (index: number): number => (index % 16 === 0 ? 4 : Math.log2(index & -index))

/** Those of a stroke's samples that lie about a step apart. */
function evenly(piece: readonly Sample[], step: number): readonly Sample[] {
  const length = piece.reduce((sum, { at }, index) => sum + distance(at, piece[index - 1]?.at ?? at), 0)
  // no dots
  if (length < 1.6 + 4 * (piece[piece.length >> 1]?.half ?? 0)) return []
  const parts = Math.max(2, Math.round(length / step))
  return range(parts + 1).flatMap((part) => piece[Math.round((part / parts) * (piece.length - 1))] ?? [])
}

/** The ends and the joints of a stroke, both of its edges straight above each other: the same widths again and again pack well. */
function upright(piece: readonly Sample[], joints: (x: number, y: number) => boolean): readonly Sample[] {
  const chosen = piece.filter(({ at }, index) => index === 0 || index === piece.length - 1 || joints(...at))
  if (chosen.length < 4) return []
  return chosen.map(({ at, half, across }) => ({ at, half: half / across[1], across: [0, 1] }))
}

/** The closed outline of a stroke, its edges being quadratic B-splines: of each only the joints are written. */
function outline(chosen: readonly Sample[], grid = GRID): string {
  if (chosen.length === 0) return ''
  const side = (sign: number) =>
    chosen.map(({ at: [x, y], half, across: [a, b] }): Point => [x + sign * half * a, y + sign * half * b])
  return `M${edge(side(1), grid)}L${edge(side(-1).reverse(), grid)}Z`
}

/** A curve from the first to the last of its points that the others attract. */
function edge(points: readonly Point[], grid: number): string {
  const [first = ORIGIN, second = ORIGIN, ...rest] = points.map(
    ([x, y]): Point => [Math.round(x * grid), Math.round(y * grid)],
  )
  let control = second
  const joints = rest.slice(0, -1).map(([x, y]): Point => {
    const joint: Point = [Math.round((control[0] + x) / 2), Math.round((control[1] + y) / 2)]
    control = [2 * joint[0] - control[0], 2 * joint[1] - control[1]]
    return joint
  })
  return `${first}Q${second} ${[...joints, rest.at(-1)].join('T')}`
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index)

const ORIGIN: Point = [0, 0]

const distance = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b)
