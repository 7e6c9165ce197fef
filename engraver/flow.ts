import type { Sharp } from 'sharp'
import type { Point } from '../src/drawing/index.ts'
import { PORTRAIT } from './arch.ts'
import { settle, slope } from './sheet.ts'
import { clamp, fromFace } from './silhouette.ts'

/** Distance of the places looked at, in the arch's units. */
const STEP = 4
const [WIDTH, HEIGHT] = [PORTRAIT.width / STEP + 1, PORTRAIT.height / STEP + 1]

/**
 * The height of a hill whose contours are the lines: gentle arcs, farther apart from the chest on, that turn along the
 * edges of light and dark where there are any, least in the face, and keep their distance while they do.
 */
export async function flowOf(picture: Sharp): Promise<Float64Array> {
  const small = picture.clone().resize(WIDTH, HEIGHT, { fit: 'fill' }).blur(1.25)
  const grey = Float64Array.from(await small.greyscale().toColourspace('b-w').raw().toBuffer())
  const isCell = (at: number) => at % WIDTH < WIDTH - 1 && at < grey.length - WIDTH
  const smoothed = (of: (slope: Point) => number) => {
    const pull = (at: number) => [isCell(at) ? 1 : 0, of(slope(grey, WIDTH, at)) / 255 ** 2] as const
    return settle({ width: WIDTH, stiffness: () => [2, 0, 2], pull }, new Float64Array(grey.length))
  }
  const [xx, xy, yy] = [smoothed(([x]) => x * x), smoothed(([x, y]) => x * y), smoothed(([, y]) => y * y)]
  const xOf = (at: number) => STEP * (at % WIDTH)
  const yOf = (at: number) => STEP * Math.floor(at / WIDTH)
  const calm = (at: number) => 0.35 + 0.85 * clamp(0, 1, 2.2 * (1 - fromFace(xOf(at), yOf(at))))
  const arcs = grey.map((_, at) => {
    const y = yOf(at) + 24 * (xOf(at) / 170 - 1) ** 2
    return Math.min(y, 390 + 0.61 * (y - 390))
  })
  const turned = (hill: Float64Array) =>
    settle(
      {
        width: WIDTH,
        stiffness(at) {
          const [a, b, c] = [xx[at] ?? 0, xy[at] ?? 0, yy[at] ?? 0]
          const [all, clear] = [a + c + 1e-9, Math.hypot(a - c, 2 * b) + 1e-9]
          const weight = ((clear / all) ** 2 * Math.min(1, all / 0.003)) / 2
          const along = (weight * (a - c)) / clear
          return [weight - along + calm(at), (-2 * weight * b) / clear, weight + along + calm(at)]
        },
        press(at) {
          const [x, y] = slope(hill, WIDTH, at)
          const steep = (calm(at) * Math.hypot(...slope(arcs, WIDTH, at))) / (Math.hypot(x, y) || 1)
          return [steep * x, steep * y]
        },
      },
      hill,
    )
  return turned(turned(arcs))
}

/** The hill's section at a place from left to right, falling nowhere, and the place from top to bottom at each of its heights. */
export function sectionOf(hill: Float64Array, x: number) {
  const place = clamp(0, WIDTH - 1.001, x / STEP)
  const at = Math.floor(place)
  let last = Number.NEGATIVE_INFINITY
  const heights = Array.from({ length: HEIGHT }, (_, row) => {
    const [left, right] = [hill[row * WIDTH + at] ?? 0, hill[row * WIDTH + at + 1] ?? 0]
    last = Math.max(last + 0.2, left + (right - left) * (place - at))
    return last
  })
  return {
    least: heights[0] ?? 0,
    most: last,
    yAt(height: number): number {
      const above = heights.findIndex((value) => value > height)
      const row = above < 0 ? HEIGHT - 1 : Math.max(1, above)
      const [from, to] = [heights[row - 1] ?? 0, heights[row] ?? 0]
      return STEP * (row - 1 + (height - from) / (to - from))
    },
  }
}
