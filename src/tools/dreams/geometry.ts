import { format, type Point, point, rings, steps, TURN, tick, ticks } from '../../drawing'
import { categories, type ElementId, elements, elementsOf } from './slice'

/** Half of the drawing's side. Lengths are in these units everywhere. */
export const skyRadius = 205

/** Radius of the disc that keeps lines away from a sign. */
export const haloRadius = 17

/** Signs are drawn on a grid of 24 units, 11 of them around their star. */
export const signScale = 1.5
export const signRadius = 11 * signScale

/** Inside of the dial. */
const rim = 184

/** A place in the drawing. */
export interface Place {
  x: number
  y: number
}

const rounded = (value: number): number => Number(value.toFixed(2))

/** Each category has a quarter of the sky, each element a fifth of it; the distance from the pole wanders. */
const stars = new Map(
  elements.map(({ id, category, order }): [ElementId, Place] => {
    const quarters = categories.indexOf(category) + 0.16 + 0.17 * elementsOf[category].indexOf(id)
    const [x, y] = point((quarters * TURN) / 4, 62 + ((61 * (order - 1) + 17) % 97))
    return [id, { x: rounded(x), y: rounded(y) }]
  }),
)

/** The star of an element; always the same. */
export const starOf = (element: ElementId): Place => stars.get(element) ?? { x: 0, y: 0 }

/** The astrolabe that holds the sky, as path data by weight of the line. */
export const dial = {
  rings: rings(200, rim) + ticks(24, rim, 196),
  fine: rings(196) + ticks(96, 190, 196),
  dotted:
    rings(60, 110, 160) +
    steps(4)
      .map((angle) => tick(0, rim, angle))
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

/** A line of the constellation, by its ends. */
export type Line = readonly [ElementId, ElementId]

/** The figure of a dream: its stars in the order of the sky, joined from each to the next and, from four on, closed. */
export const linesOf = (dream: readonly ElementId[]): Line[] =>
  dream.flatMap((from, index): Line[] => {
    const [next = dream.length > 3 ? dream[0] : undefined] = dream.slice(index + 1)
    return next ? [[from, next]] : []
  })

/** A name beside its star: where its base line begins, ends, or has its middle, from the star. */
export interface Label extends Place {
  anchor: 'start' | 'middle' | 'end'
}

/** The sides of a star, clear of its sign. */
const sides = {
  above: { x: 0, y: -24, anchor: 'middle' },
  below: { x: 0, y: 34, anchor: 'middle' },
  left: { x: -24, y: 5, anchor: 'end' },
  right: { x: 24, y: 5, anchor: 'start' },
  aboveRight: { x: 18, y: -16, anchor: 'start' },
  belowLeft: { x: -18, y: 26, anchor: 'end' },
  belowRight: { x: 18, y: 26, anchor: 'start' },
} as const satisfies Record<string, Label>

/**
 * Where the name of each element stands, whatever else is dreamt of. Of all choices in which no name meets another name, a
 * sign or the rim, this is the one that the fewest lines cross.
 */
const sideOf: Readonly<Record<ElementId, keyof typeof sides>> = {
  mae: 'above',
  pai: 'above',
  crianca: 'right',
  estranho: 'belowLeft',
  sabio: 'belowRight',
  casa: 'right',
  floresta: 'above',
  agua: 'below',
  montanha: 'above',
  escola: 'right',
  chave: 'below',
  livro: 'right',
  espelho: 'below',
  ponte: 'aboveRight',
  coroa: 'aboveRight',
  medo: 'left',
  alegria: 'below',
  confusao: 'aboveRight',
  paz: 'belowLeft',
  urgencia: 'below',
}

export const labelOf = (element: ElementId): Label => sides[sideOf[element]]
