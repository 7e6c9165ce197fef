import { format, type Point, point, rings, steps, TURN, tick, ticks } from '../../drawing'
import { categories, type DreamElement, type ElementId, elements, elementsOf } from './slice'

/** Half of the drawing's side. Lengths are in these units everywhere. */
export const skyRadius = 205

/** Radius of the disc that keeps lines away from a sign. */
export const haloRadius = 17

/** From the grid of 24 units that signs are drawn on. */
export const signScale = 1.5

/** Radius of a sign around its star. */
export const signRadius = 11 * signScale

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

/** The middle of a dream's figure, and how far its stars reach from there. */
export function middleOf(dream: readonly ElementId[]): { x: number; y: number; reach: number } {
  const all = dream.map(starOf)
  const half = (of: (star: Star) => number) => (Math.min(...all.map(of)) + Math.max(...all.map(of))) / 2
  const [x, y] = all.length > 0 ? [half((star) => star.x), half((star) => star.y)] : [0, 0]
  return { x, y, reach: Math.max(0, ...all.map((star) => Math.hypot(star.x - x, star.y - y))) }
}

/** The astrolabe that holds the sky, as path data by weight of the line. */
export const dial = {
  rings: rings(200, 184) + ticks(24, 184, 196),
  fine: rings(196) + ticks(96, 190, 196),
  dotted:
    rings(60, 110, 160) +
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

export function rounded(value: number): number {
  return Number(value.toFixed(2))
}
