import { weakMapMemoize } from '@reduxjs/toolkit'
import {
  circlesPath,
  degreesOf,
  dots,
  format,
  lens,
  type Point,
  point,
  polyline,
  star,
  steps,
  TURN,
  turned,
} from '../../drawing'
import { type Motif, motif } from './motifs'
import type { SymbolId } from './slice'

/** Circle on which the symbols lie; all lengths in units of the drawing. */
export const circleRadius = 120
export const medallionRadius = 17.5
export const selfRadius = 24

/** Radius within which a finger finds a medallion: 44 px across in the narrowest drawing, 288 px wide; neighbours are at least 91 units apart. */
export const reachRadius = 32.1

/** Angle of a position; position 0 is at the top. */
export const angleOf = (position: number, count: number): number => (position * TURN) / count

export const placeOf = (angle: number): Point => point(angle, circleRadius)

/** SVG transforms of something at an angle of the circle: moved there upright, and turned as it would be there. */
export const movedTo = (angle: number): string => `translate(${format(placeOf(angle))})`
export const turnedTo = (angle: number): string => `rotate(${degreesOf(angle)})`

/** A place of the window as a point of the drawing that shows `half` units each way; a dragged medallion stays inside. */
export function pointIn(
  box: { left: number; top: number; width: number },
  half: number,
  clientX: number,
  clientY: number,
): Point {
  const scale = (2 * half) / box.width
  const x = (clientX - box.left) * scale - half
  const y = (clientY - box.top) * scale - half
  const inside = Math.min(1, (half - 30) / Math.hypot(x, y))
  return [x * inside, y * inside]
}

/** The position whose place is nearest to a point. */
export function positionNear([x, y]: Point, count: number): number {
  const turn = Math.atan2(x, -y) / TURN
  return (Math.round(turn * count) + count) % count
}

/** Inner and outer radius of each band, in the order in which symbols take them: inside and outside the circle by turns. */
const rooms = [
  [45, 65],
  [141, 157],
  [67, 83],
  [159, 173],
  [85, 100],
  [175, 187],
  [27, 42],
  [189, 203],
] as const

/** The band of a symbol that is alone has some of the next one's room. */
export const roomOf = (position: number, isAlone: boolean): readonly [inner: number, outer: number] =>
  isAlone ? [45, 73] : (rooms[position] ?? rooms[0])

/** A symbol's motif between two radii; the drawing follows from these alone, hence is made once. */
const drawnBand = weakMapMemoize(motif)

/** The band a symbol draws at a position. */
export const bandOf = (symbol: SymbolId, position: number, isAlone = false): Motif =>
  drawnBand(symbol, ...roomOf(position, isAlone))

/** The band of a symbol that is alone, once more outside the circle. */
export const echoOf = (symbol: SymbolId): string => {
  const { filled, line, fine, dots } = drawnBand(symbol, 132, 144)
  return filled + line + fine + dots
}

/**
 * Polygons that join the places of `count` symbols: each with its neighbour, from 5 with the next but one, from 7 with the
 * third. Those of few symbols would cross their bands: the knots of their garland are joined instead.
 */
export function webOf(count: number): string {
  if (count < 3) return ''
  if (count < 5) return star(12, 3, circleRadius, TURN / 24)
  const skips = [1, 2, 3].filter((skip) => count > 2 * skip)
  return skips.map((skip) => star(count, skip, circleRadius)).join('')
}

/** Angle from a symbol to the middle between it and the next. */
export const halfStep = (count: number): number => TURN / count / 2

/** Half the angle of a symbol's lens. */
const lensHalf = (count: number): number => (count < 5 ? TURN / 24 : Math.min(halfStep(count), 0.46))

/** What joins the symbols: a lens around each, the empty lenses between those of few, and the knots in this garland. */
export function garlandOf(count: number): { line: string; fine: string; knots: string } {
  if (count < 2) return { line: '', fine: '', knots: '' }
  const isFew = count < 5
  const places = steps(count)
  const between = isFew ? steps(12).filter((_, index) => index % (12 / count) !== 0) : []
  const lenses = (angles: readonly number[], half: number, bulge: number) => {
    const shape = lens(circleRadius, bulge, half)
    return angles.map((angle) => turned(shape, angle)).join('')
  }
  return {
    line: lenses(between, TURN / 24, 12) + lenses(places, lensHalf(count), 18.5),
    fine: lenses(between, TURN / 24, 5) + (isFew ? '' : lenses(places, lensHalf(count), 9)),
    knots: circlesPath(
      isFew ? dots(12, circleRadius, 1.8, TURN / 24) : dots(count, circleRadius, 2.2, halfStep(count)),
    ),
  }
}

/** Two small chevrons along the circle, either side of the top place, around it: what is there can be moved both ways. */
export const chevrons = [-1, 1]
  .map((way) => {
    const at = (along: number, out: number): Point => {
      const [x, y] = point((way * along) / circleRadius, circleRadius + out)
      return [x, y + circleRadius]
    }
    return polyline([at(22, 3.6), at(26.5, 0), at(22, -3.6)])
  })
  .join('')
