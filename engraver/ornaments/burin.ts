import type { Circle } from '../../src/drawing/index.ts'
import { parsePath } from './compact.ts'

/** An absolute path of M, L, C, Q and Z, or a circle. */
type Shape = string | Circle

/** What lies in the dark: hatches that thin out towards the light. */
export interface Shade {
  /** Closed shapes; one within another is spared. */
  of: readonly Shape[]
  /** Towards the dark, in degrees clockwise from the right. */
  towards: number
  /** Share of what a hatch could cross, from its dark end: 0 to 1. */
  share?: number
  /** From hatch to hatch. */
  gap?: number
  /** How far the middle of a hatch is bent aside, as a share of its length. */
  bend?: number
}

interface Point {
  x: number
  y: number
}

/** A line by its place at every t from 0 to 1. */
type Line = (t: number) => Point

/** Width of the finest and of the fullest line. */
const FINE = 0.42
const FULL = 1.2
const HATCH = 0.5
/** Where the dark is: the light comes from the upper left. */
const DARK = { x: 0.6, y: 0.8 }
/** A turn sharper than this, as the cosine of its angle, is a corner. */
const CORNER = 0.8

/**
 * Lines as a burin cuts them, each a closed contour to be filled: fuller where a closed shape turns from the light, or
 * in the middle of an open line.
 */
export const cut = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap(subpaths).flatMap(({ lines, isClosed }) => {
    const side = isClosed ? Math.sign(areaOf(lines)) : 0
    return runs(lines, isClosed).map((run) => contour(run, side))
  })

/** The hatches of one shade, each a pointed contour. */
export function hatch({ of, towards, share = 0.5, gap = 1.3, bend = 0 }: Shade): string[] {
  const angle = (towards / 180) * Math.PI
  const along = { x: Math.cos(angle), y: Math.sin(angle) }
  const across = { x: -along.y, y: along.x }
  const edges = of.flatMap(subpaths).flatMap(({ lines }) => edgesOf(lines))
  const ways = edges.flat().map((point) => dot(point, across))
  const first = Math.min(...ways) + gap / 2
  const count = Math.floor((Math.max(...ways) - first) / gap) + 1
  return Array.from({ length: count }, (_, index) => first + index * gap).flatMap((way, index) =>
    crossings(edges, along, across, way).flatMap(([from, to]) => {
      // no two of a hand are equally long
      const length = (to - from) * share * (index % 2 === 0 ? 1 : 0.8)
      if (length < 0.7) return []
      const at = (distance: number, aside: number) => text(sum(along, distance, across, way + aside))
      const middle = to - length / 2
      const bow = bend * length
      return `M${at(to - length, 0)}Q${at(middle, bow + HATCH / 5)} ${at(to, HATCH / 2)}L${at(to, -HATCH / 2)}Q${at(middle, bow - HATCH / 5)} ${at(to - length, 0)}Z`
    }),
  )
}

interface Subpath {
  lines: Line[]
  isClosed: boolean
}

function subpaths(shape: Shape): Subpath[] {
  if (typeof shape !== 'string') {
    const { cx, cy, r } = shape
    const turn: Line = (t) => ({ x: cx + r * Math.cos(2 * Math.PI * t), y: cy + r * Math.sin(2 * Math.PI * t) })
    return [{ lines: Array.from({ length: 4 }, (_, index) => (t) => turn((index + t) / 4)), isClosed: true }]
  }
  const paths: Subpath[] = []
  let start: Point = { x: 0, y: 0 }
  let from = start
  for (const { letter, values } of parsePath(shape)) {
    const last = paths[paths.length - 1]
    if (letter === 'M') {
      start = { x: values[0] ?? 0, y: values[1] ?? 0 }
      paths.push({ lines: [], isClosed: false })
      from = start
    } else if (last) {
      const points = letter === 'Z' ? [start] : pointsOf(values)
      if (letter === 'Z') last.isClosed = true
      const to = points[points.length - 1] ?? from
      if (Math.hypot(to.x - from.x, to.y - from.y) > 0.01) last.lines.push(bezier([from, ...points]))
      from = to
    }
  }
  return paths
}

const pointsOf = (values: readonly number[]): Point[] =>
  values.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: values[index + 1] ?? 0 }] : []))

/** A Bézier curve of any degree, by the construction of de Casteljau. */
const bezier =
  (points: readonly Point[]): Line =>
  (t) => {
    let row = points
    while (row.length > 1) row = row.slice(1).map((point, index) => lerp(row[index] ?? point, point, t))
    return row[0] ?? { x: 0, y: 0 }
  }

const lerp = (from: Point, to: Point, t: number): Point => sum(from, 1 - t, to, t)
const sum = (one: Point, ones: number, other: Point, others: number): Point => ({
  x: one.x * ones + other.x * others,
  y: one.y * ones + other.y * others,
})
const dot = (one: Point, other: Point): number => one.x * other.x + one.y * other.y
const text = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`

function directionOf(line: Line, t: number): Point {
  const [from, to] = [line(Math.max(0, t - 0.01)), line(Math.min(1, t + 0.01))]
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** Lines that go on into each other without a corner; a closed path begins at a corner, if it has one. */
function runs(lines: readonly Line[], isClosed: boolean): Line[][] {
  const isCorner = (index: number) => {
    const before = lines[(index + lines.length - 1) % lines.length]
    const after = lines[index]
    return before && after ? dot(directionOf(before, 1), directionOf(after, 0)) < CORNER : false
  }
  const first = isClosed
    ? Math.max(
        0,
        lines.findIndex((_, index) => isCorner(index)),
      )
    : 0
  const all: Line[][] = []
  lines.forEach((_, step) => {
    const index = (first + step) % lines.length
    const line = lines[index]
    if (!line) return
    const last = all[all.length - 1]
    if (last && !isCorner(index)) last.push(line)
    else all.push([line])
  })
  return all
}

const DETAIL = 6

/** Twice the area within, positive where it is walked clockwise. */
function areaOf(lines: readonly Line[]): number {
  return edgesOf(lines).reduce((area, [from, to]) => area + from.x * to.y - to.x * from.y, 0)
}

const edgesOf = (lines: readonly Line[]): [Point, Point][] =>
  lines.flatMap((line) =>
    Array.from({ length: DETAIL }, (_, index): [Point, Point] => [line(index / DETAIL), line((index + 1) / DETAIL)]),
  )

/** Where a straight line lies within the edges, by the rule of even and odd. */
function crossings(edges: readonly [Point, Point][], along: Point, across: Point, way: number): [number, number][] {
  const places = edges
    .flatMap(([from, to]) => {
      const [one, other] = [dot(from, across) - way, dot(to, across) - way]
      if (one < 0 === other < 0) return []
      return [dot(lerp(from, to, one / (one - other)), along)]
    })
    .sort((one, other) => one - other)
  return places.flatMap((place, index): [number, number][] =>
    index % 2 === 0 ? [[place, places[index + 1] ?? place]] : [],
  )
}

/** One run of lines as the contour of its ink: there on its left, back on its right. */
function contour(run: readonly Line[], side: number): string {
  const pieces = run.flatMap((line) => {
    const count = lengthOf(line) > 5 && !isStraight(line) ? 2 : 1
    return Array.from(
      { length: count },
      (_, index): Line =>
        (t) =>
          line((index + t) / count),
    )
  })
  const length = run.reduce((sum, line) => sum + lengthOf(line), 0)
  const edge = (sign: 1 | -1) => (index: number, t: number) => {
    const piece = pieces[index]
    if (!piece) return { x: 0, y: 0 }
    const { x, y } = directionOf(piece, t)
    const normal = { x: -y, y: x }
    const width = side === 0 ? swelling((index + t) / pieces.length, length) : shaded(-side * dot(normal, DARK))
    return sum(piece(t), 1, normal, (sign * width) / 2)
  }
  const there = curves(edge(1), pieces.length)
  const back = curves(edge(-1), pieces.length).reverse()
  const [start] = there
  if (!start) return ''
  return `M${text(start.from)}${there.map(({ by, to }) => `Q${text(by)} ${text(to)}`).join('')}${back
    .map(({ from, by, to }, index) => `${index === 0 ? `L${text(to)}` : ''}Q${text(by)} ${text(from)}`)
    .join('')}Z`
}

/** Width of an open line, thin at both ends, and the fuller the longer it is. */
const swelling = (t: number, length: number): number =>
  FINE + (Math.min(0.85 * FULL, FINE + length / 10) - FINE) * Math.sin(Math.PI * t)
/** Of a closed one, from the side of the light (-1) to that of the dark (1). */
const shaded = (dark: number): number => FINE + (FULL - FINE) * ((1 + dark) / 2) ** 1.4

interface Curve {
  from: Point
  by: Point
  to: Point
}

/** Each piece as one quadratic curve through its middle. */
const curves = (edge: (index: number, t: number) => Point, count: number): Curve[] =>
  Array.from({ length: count }, (_, index) => {
    const [from, middle, to] = [edge(index, 0), edge(index, 0.5), edge(index, 1)]
    return { from, by: sum(middle, 2, lerp(from, to, 0.5), -1), to }
  })

const lengthOf = (line: Line): number =>
  edgesOf([line]).reduce((length, [from, to]) => length + Math.hypot(to.x - from.x, to.y - from.y), 0)
const isStraight = (line: Line): boolean => dot(directionOf(line, 0), directionOf(line, 1)) > 0.999
