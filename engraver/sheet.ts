import type { Point } from '../src/drawing/index.ts'

/** An elastic sheet over a grid, whose cells, each named by its upper left place, lie between four places. */
interface Sheet {
  width: number
  /** How a cell resists slopes: along x, across both, along y. */
  stiffness: (at: number) => readonly [xx: number, xy: number, yy: number]
  /** How strongly a place is drawn to a height. */
  pull?: (at: number) => readonly [strength: number, height: number]
  /** How strongly a cell is pressed to a slope. */
  press?: (at: number) => Point
}

/** It rests when less than this share of the first forces is left. */
const REST = 1e-3
const MOST_STEPS = 300

/** The sheet at rest, by conjugate gradients from the heights it starts at. */
export function settle({ width, stiffness, pull, press }: Sheet, start: Float64Array): Float64Array {
  const size = start.length
  const zeros = () => new Float64Array(size)
  const [along, mixed, up, strength, left] = [zeros(), zeros(), zeros(), zeros(), zeros()]
  const spread = (forces: Float64Array, at: number, x: number, y: number, twist: number) => {
    add(forces, at, twist - x - y)
    add(forces, at + 1, x - y - twist)
    add(forces, at + width, y - x - twist)
    add(forces, at + width + 1, x + y + twist)
  }
  for (let at = 0; at < size; at++) {
    const [drawn, height] = pull?.(at) ?? [0, 0]
    strength[at] = drawn
    add(left, at, drawn * height)
    if (at % width === width - 1 || at >= size - width) continue
    const [xx, xy, yy] = stiffness(at)
    along[at] = xx
    mixed[at] = xy
    up[at] = yy
    const [x, y] = press?.(at) ?? [0, 0]
    spread(left, at, x / 2, y / 2, 0)
  }
  const resistance = (heights: Float64Array) => {
    const forces = zeros()
    for (let at = 0; at < size; at++) {
      const a = get(heights, at)
      add(forces, at, get(strength, at) * a)
      const xx = get(along, at)
      const yy = get(up, at)
      if (xx + yy === 0) continue
      const b = get(heights, at + 1)
      const c = get(heights, at + width)
      const d = get(heights, at + width + 1)
      const xy = get(mixed, at)
      const x = (b - a + d - c) / 4
      const y = (c - a + d - b) / 4
      spread(forces, at, xx * x + xy * y, xy * x + yy * y, ((a - b - c + d) * (xx + yy)) / 4)
    }
    return forces
  }
  const heights = start.slice()
  addAll(left, resistance(heights), -1)
  const way = left.slice()
  let force = dot(left, left)
  const enough = REST ** 2 * force
  for (let step = 0; step < MOST_STEPS && force > enough; step++) {
    const met = resistance(way)
    const far = force / dot(way, met)
    addAll(heights, way, far)
    addAll(left, met, -far)
    const before = force
    force = dot(left, left)
    for (let at = 0; at < size; at++) way[at] = get(left, at) + (force / before) * get(way, at)
  }
  return heights
}

/** The slope of a cell. */
export function slope(heights: Float64Array, width: number, at: number): Point {
  const [a, b] = [get(heights, at), get(heights, at + 1)]
  const [c, d] = [get(heights, at + width), get(heights, at + width + 1)]
  return [(b - a + d - c) / 2, (c - a + d - b) / 2]
}

const get = (values: Float64Array, at: number): number => values[at] ?? 0

function add(values: Float64Array, at: number, by: number) {
  values[at] = get(values, at) + by
}

function addAll(values: Float64Array, others: Float64Array, times: number) {
  for (let at = 0; at < others.length; at++) add(values, at, times * get(others, at))
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += get(a, at) * get(b, at)
  return sum
}
