import { format, type Point, point, rings, TURN, ticks } from '../../drawing'
import type { LensTarget } from '../shared/Lens'
import { type ElementId, elementOf } from './slice'

/** Half of the drawing's side. Lengths are in these units everywhere. */
export const skyRadius = 205

/** Radius of the disc that keeps lines away from a sign. */
export const haloRadius = 17

/** Signs are drawn on a grid of 24 units. */
export const signScale = 1.5

/** Inside of the dial. */
const rim = 184

/** Each category has a quarter of the sky, each element a fifth of it; the distance from the pole wanders. */
function polarOf(element: ElementId): { angle: number; radius: number } {
  const index = (elementOf(element)?.order ?? 1) - 1
  const quarters = Math.floor(index / 5) + 0.16 + 0.17 * (index % 5)
  return { angle: (quarters * TURN) / 4, radius: 66 + ((53 * index + 84) % 99) }
}

/** The star of an element; always the same. */
export function starOf(element: ElementId): Point {
  const { angle, radius } = polarOf(element)
  return point(angle, radius)
}

/** Where the lens finds it. */
export function targetOf(element: ElementId): LensTarget {
  const { angle, radius } = polarOf(element)
  return { angle, distance: radius / skyRadius, zoom: 2.4 }
}

/** The astrolabe that holds the sky, as path data by weight of the line. */
export const dial = {
  rings: rings(200, rim) + ticks(24, rim, 196),
  fine: rings(196) + ticks(96, 190, 196),
  dotted: rings(60, 110, 160) + ticks(4, 0, rim),
}

/** Small stars behind the constellation: points, drawn with a round line end, by the golden angle with a slow drift. */
export const background = Array.from({ length: 130 }, (_, index) => {
  const place = point(index * 2.39996 + index * index * 0.013, 178 * Math.sqrt((index * 0.61803) % 1))
  return `M${format(place)}h0`
}).join('')

/** A line of the constellation, by its ends. */
export type Line = readonly [ElementId, ElementId]

/** The figure of a dream: its stars in the order of the sky, joined from each to the next and, from four on, closed. */
export const linesOf = (dream: readonly ElementId[]): Line[] =>
  dream.flatMap((from, index): Line[] => {
    const [next = dream.length > 3 ? dream[0] : undefined] = dream.slice(index + 1)
    return next ? [[from, next]] : []
  })

/**
 * How far below its star the base line of a name is: two names stand above, so that none meets another name, a sign or
 * the rim, whatever else is dreamt of.
 */
export const labelDrop = (element: ElementId): number => (element === 'floresta' || element === 'coroa' ? -24 : 34)
