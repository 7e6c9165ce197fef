import { circlesPath, format, type Point, point, ring, steps, TURN, tick, ticks } from '../../drawing'
import { categories, type DreamElement, type ElementId, elements, elementsOf } from './slice'

/** Half of the drawing's side. Lengths are in these units everywhere. */
export const skyRadius = 205

/** Radius of the disc that keeps lines away from a star. */
export const haloRadius = 11

export interface Star {
  element: ElementId
  x: number
  y: number
}

/** Each category has a quarter of the sky, each element a fifth of it; the distance from the pole wanders. */
function placeOf({ id, category, order }: DreamElement): { angle: number; distance: number } {
  const quarter = categories.indexOf(category)
  const index = elementsOf[category].indexOf(id)
  return { angle: ((quarter + 0.16 + 0.17 * index) * TURN) / 4, distance: 62 + ((61 * (order - 1) + 17) % 97) }
}

const stars = new Map(
  elements.map((element): [ElementId, Star] => {
    const { angle, distance } = placeOf(element)
    const [x, y] = point(angle, distance)
    return [element.id, { element: element.id, x: rounded(x), y: rounded(y) }]
  }),
)

/** The star of an element; always the same. */
export const starOf = (element: ElementId): Star => stars.get(element) ?? { element, x: 0, y: 0 }

/** Where the middle of a label's base line stands, from its star. */
type LabelSide = keyof typeof labelOffsets

export const labelOffsets = {
  above: { x: 0, y: -17 },
  below: { x: 0, y: 27 },
  aside: { x: 8, y: -17 },
} as const

/** Labels look away from the middle's height, unless there they would meet a star, another label or the rim. */
const otherSides: Partial<Record<ElementId, LabelSide>> = {
  floresta: 'aside',
  montanha: 'above',
  coroa: 'above',
  alegria: 'below',
  confusao: 'below',
  urgencia: 'below',
}

export const labelSideOf = (element: ElementId): LabelSide =>
  otherSides[element] ?? (starOf(element).y < 0 ? 'above' : 'below')

/** A line of the constellation by its ends: the same line has the same key in every sky. */
export type LineKey = `${ElementId}-${ElementId}`

/**
 * The constellation: stars joined in order of their angle, closed from four on. A dream comes in the order of elements,
 * which is that of the angles.
 */
export function linesOf(dream: readonly ElementId[]): LineKey[] {
  const closing = dream.length > 3 ? dream[0] : undefined
  return dream.flatMap((from, index): LineKey[] => {
    const to = dream[index + 1] ?? closing
    return to ? [`${from}-${to}`] : []
  })
}

export function endsOf(line: LineKey): { from: Star; to: Star } {
  const [from, to] = line.split('-') as [ElementId, ElementId]
  return { from: starOf(from), to: starOf(to) }
}

/** The line as a level one from the origin, and what takes it to its place: so it can be drawn by being stretched. */
export function levelled(line: LineKey): { length: number; transform: string } {
  const { from, to } = endsOf(line)
  const [x, y] = [to.x - from.x, to.y - from.y]
  const degrees = rounded((Math.atan2(y, x) * 360) / TURN)
  return { length: rounded(Math.hypot(x, y)), transform: `translate(${from.x} ${from.y}) rotate(${degrees})` }
}

/** A star of four points, around its own place. */
export const starPath = 'M0 -9L1.5 -1.5L9 0L1.5 1.5L0 9L-1.5 1.5L-9 0L-1.5 -1.5Z'

/** The astrolabe that holds the sky, as path data by weight of the line. */
export const dial = {
  rings: circlesPath([200, 184].map(ring)) + ticks(24, 184, 196),
  fine: circlesPath([ring(196)]) + ticks(96, 190, 196),
  dotted:
    circlesPath([60, 110, 160].map(ring)) +
    steps(4)
      .map((angle) => tick(0, 184, angle))
      .join(''),
}

/** Small stars behind the constellation, in three magnitudes: points to be drawn with a round line end. */
export const background: readonly { width: number; d: string }[] = [1, 1.6, 2.3].map((width, magnitude) => ({
  width,
  d: Array.from({ length: 130 }, (_, index) => index)
    .filter((index) => ((index * 7) % 5) % 3 === magnitude)
    .map((index) => `M${format(backgroundPoint(index))}h0`)
    .join(''),
}))

/** Golden angle with a slow drift, so that no spiral shows. */
function backgroundPoint(index: number): Point {
  return point(index * 2.39996 + index * index * 0.013, 178 * Math.sqrt((index * 0.61803) % 1))
}

function rounded(value: number): number {
  return Number(value.toFixed(2))
}
