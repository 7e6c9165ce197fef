import type { Sharp } from 'sharp'
import type { Point } from '../src/drawing/index.ts'
import { PORTRAIT } from './arch.ts'
import { settle } from './sheet.ts'

/** Whether a place in the arch belongs to the figure, not to the wall. */
export type IsFigure = (x: number, y: number) => boolean

/** How far a place is from the middle of the face, where the guide wants it; 1 is about the head's outline. */
export const fromFace = (x: number, y: number): number => Math.hypot((x - 170) / 95, (y - 225) / 135)
const fromChest = (x: number, y: number): number => Math.hypot(x - 170, y - 540) / 190

export const clamp = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value))

/** Side of a pixel, in the arch's units. */
const SIDE = 2
const [WIDTH, HEIGHT] = [PORTRAIT.width / SIDE, PORTRAIT.height / SIDE]

/** Where the figure leaves the arch it goes on for so many pixels, so that its outline is not rounded there. */
const BEYOND = 6

/** A difference of colours, of 441, that may as well be the wall as not, and one an edge is likely at. */
const STRANGE = 28
const EDGE = 16

/**
 * Height 0 is wall, 1 figure: a sheet drawn to what a place is likely to be, which tears where colours change. A colour of
 * the wall's, taken from both edges of the picture, tells more than a strange one: clothes and shadows are strange, too.
 */
export async function figureIn(picture: Sharp): Promise<IsFigure> {
  const pixels = await picture.clone().resize(WIDTH, HEIGHT).blur(1).raw().toBuffer()
  const colourAt = (at: number) => [...pixels.subarray(3 * at, 3 * at + 3)]
  const colours = Array.from({ length: WIDTH * HEIGHT }, (_, at) => colourAt(at))
  const wall = (at: number) => {
    const row = WIDTH * Math.min(Math.floor(at / WIDTH), 0.6 * HEIGHT)
    const [left = [], right = []] = [colours[row + 4], colours[row + WIDTH - 4]]
    return left.map((value, channel) => value + ((right[channel] ?? 0) - value) * ((at % WIDTH) / WIDTH))
  }
  const shares = settle(
    {
      width: WIDTH,
      stiffness(at) {
        const falling = difference(colours[at], colours[at + WIDTH + 1])
        const rising = difference(colours[at + 1], colours[at + WIDTH])
        const tie = Math.exp(-((Math.max(falling, rising) / EDGE) ** 2)) + 0.003
        return [tie, 0, tie]
      },
      pull(at) {
        const [x, y] = [SIDE * (at % WIDTH), SIDE * Math.floor(at / WIDTH)]
        const [face, chest] = [fromFace(x, y), fromChest(x, y)]
        if (y < 16) return [1, 0]
        if (face < 0.45 || chest < 0.4) return [1, 1]
        const strange = clamp(-1, 1, difference(colours[at], wall(at)) / STRANGE - 1)
        const likely = (strange > 0 ? 0.3 : 1) * strange + 0.4 * clamp(-1, 1, 1.6 * (1 - Math.min(face, chest)))
        return [0.003 * Math.abs(likely), likely > 0 ? 1 : 0]
      },
    },
    new Float64Array(WIDTH * HEIGHT).fill(0.5),
  )
  return (x, y) => {
    const [column, row] = [Math.floor(x / SIDE), Math.floor(y / SIDE)]
    const [nextColumn, nextRow] = [clamp(0, WIDTH - 1, column), clamp(0, HEIGHT - 1, row)]
    const beyond = Math.abs(column - nextColumn) + Math.abs(row - nextRow)
    return beyond <= BEYOND && (shares[nextRow * WIDTH + nextColumn] ?? 0) > 0.65
  }
}

const difference = (a: readonly number[] = [], b: readonly number[] = []): number =>
  Math.hypot(...a.map((value, channel) => value - (b[channel] ?? 0)))

/** The figure's outline: its pixels' corners in order, with the figure at the right hand, and smoothed. */
export function outlineOf(isFigure: IsFigure): string {
  const holds = (x: number, y: number) => isFigure(SIDE * x, SIDE * y)
  const [startX, middleY] = [170 / SIDE, Math.round(225 / SIDE)]
  let startY = middleY
  while (holds(startX, startY - 1)) startY--
  const corners: Point[] = []
  let [x, y, dx, dy] = [startX, startY, 1, 0]
  do {
    corners.push([x, y])
    if (holds(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2)) [dx, dy] = [dy, -dx]
    else if (!holds(x + (dx - dy - 1) / 2, y + (dx + dy - 1) / 2)) [dx, dy] = [-dy, dx]
    x += dx
    y += dy
  } while (x !== startX || y !== startY)
  const points = corners.flatMap((_, at) => (at % 5 === 0 ? [meanOf([...corners, ...corners].slice(at, at + 9))] : []))
  const ways = points.map(([a, b], at) => {
    const [c, d] = points[(at + 1) % points.length] ?? [a, b]
    return `${a},${b} ${(a + c) / 2},${(b + d) / 2}`
  })
  return `M${ways.at(-1)?.split(' ')[1]}${ways.map((way) => `Q${way}`).join('')}Z`
}

/** In the arch's units, rounded to halves. */
function meanOf(corners: readonly Point[]): Point {
  const mean = (k: 0 | 1) =>
    Math.round((2 * SIDE * corners.reduce((sum, corner) => sum + corner[k], 0)) / corners.length) / 2
  return [mean(0), mean(1)]
}
