import { weakMapMemoize } from '@reduxjs/toolkit'
import { around, dots, lens, lotus, type Point, point, rings, star, TURN } from '../../drawing'
import type { LensTarget } from '../shared/Lens'
import { drawBand, type Strokes } from './motifs'
import { maxSymbols, type SymbolId } from './slice'

/** Half the side of the drawing, and the circle on which the symbols lie; all lengths in units of the drawing. */
export const extent = 210
export const circleRadius = 120
export const medallionRadius = 17.5
export const selfRadius = 24

/** Angle of a position; position 0 is at the top. */
const angleOf = (position: number, count: number): number => (position * TURN) / count

export const placeOf = (position: number, count: number): Point => point(angleOf(position, count), circleRadius)

/** Inner and outer radius of each band, in the order in which symbols take them: in and outside the circle by turns. */
const bands = [
  [45, 65],
  [141, 157],
  [67, 83],
  [159, 173],
  [85, 100],
  [175, 187],
  [27, 42],
  [189, 203],
] as const

/** The band a symbol draws at a position. */
export function bandOf(symbol: SymbolId, position: number): Strokes {
  const [inner, outer] = bands[position] ?? bands[0]
  return drawBand(symbol, inner, outer)
}

/** Under the lens: a symbol's medallion, and the bands on both sides of it. */
export const targetOf = (position: number, count: number): LensTarget => ({
  angle: angleOf(position, count),
  distance: circleRadius / extent,
  zoom: 2,
})

/** Where the eighth symbol's band comes in the end. */
export const rim = weakMapMemoize(() => rings(190) + lotus(64, 191, 203))

/**
 * What else is drawn of no symbol. Around none, the places and bands to come; around some, a lens behind each, dots
 * between them, and polygons that join each with its neighbour, from 5 with the next but one, from 7 with the third.
 */
export const groundOf = weakMapMemoize((count: number): Strokes => {
  if (count === 0) return { fine: rings(64, 92, circleRadius, 158), dots: dots(maxSymbols, circleRadius) }
  const half = TURN / count / 2
  const lenses = (bulge: number) => around(count, lens(circleRadius, bulge, Math.min(half, 0.46)))
  const polygons = [1, 2, 3].filter((skip) => count > 2 * skip).map((skip) => star(count, skip, circleRadius))
  return {
    line: lenses(18.5),
    fine: rings(circleRadius) + lenses(9) + polygons.join(''),
    dots: dots(count, circleRadius, half),
  }
})
