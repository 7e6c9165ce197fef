import { weakMapMemoize } from '@reduxjs/toolkit'
import { circlesPath, dots, lens, lotus, type Point, point, rings, star, steps, TURN, turned } from '../../drawing'
import type { LensTarget } from '../shared/Lens'
import { drawBand, type Strokes } from './motifs'
import { maxSymbols, type SymbolId } from './slice'

/** Circle on which the symbols lie; all lengths in units of the drawing. */
export const circleRadius = 120
export const medallionRadius = 17.5
export const selfRadius = 24

/** Angle of a position; position 0 is at the top. */
export const angleOf = (position: number, count: number): number => (position * TURN) / count

export const placeOf = (angle: number): Point => point(angle, circleRadius)

/** Half the side of the square that is shown, by how many symbols there are: a circle of few is seen from nearer. */
const halves = [210, 150, 165, 178, 190]
export const halfOf = (count: number): number => halves[count] ?? 210

/** Inner and outer radius of each band, in the order in which symbols take them: inside and outside the circle by turns. */
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

const roomOf = (position: number): readonly [inner: number, outer: number] => bands[position] ?? bands[0]

/** The band a symbol draws at a position. */
export const bandOf = (symbol: SymbolId, position: number): Strokes => drawBand(symbol, ...roomOf(position))

/** Under the lens: a position's band together with its medallion, twice as large as in the whole at least. */
export function targetOf(position: number, count: number): LensTarget {
  const [inner, outer] = roomOf(position)
  const half = halfOf(count)
  const edge = circleRadius + medallionRadius
  const to = (Math.max(outer, edge) + 6) / half
  const from = Math.max((Math.min(inner, 102) - 6) / half, to - 0.5)
  return {
    zoom: Math.min(2.6, 1 / (to - from)),
    ahead: (from + to) / 2,
    edge: edge / half,
    onPhone: { zoom: 2.2, ahead: circleRadius / half },
  }
}

/** Petals in the space of the inner bands, while these are few, and a double edge. */
const petalled = (edge: number): Strokes => ({
  line: rings(edge, 68) + lotus(24, 70, 98),
  fine: rings(edge - 3, 70) + lotus(24, 70, 91, 0.6),
})

/** Lotus petals on a double ring, each with a vein, and between them the tips of as many behind. */
const lotusRim = (count: number, inner: number, outer: number): Strokes => ({
  line: rings(inner, outer + 2.5) + lotus(count, inner, outer),
  fine:
    rings(inner - 2) +
    lotus(count, inner, inner + (outer - inner) * 0.75, 0.6) +
    lotus(count, inner, outer, 1, TURN / count / 2),
})

/** The edge of the drawing, by how many symbols there are; around none, the places and rings to come. */
const frames: readonly (() => Strokes)[] = [
  () => ({ line: rings(206), fine: rings(64, 92, 158), dots: circlesPath(dots(maxSymbols, circleRadius, 2)) }),
  () => petalled(148),
  () => petalled(163),
  () => lotusRim(48, 160, 172),
  () => lotusRim(32, 175, 186),
  () => lotusRim(40, 177, 203),
  () => lotusRim(64, 191, 203),
  () => lotusRim(64, 191, 203),
  () => ({ line: rings(206) }),
]
export const frameOf = weakMapMemoize((count: number): Strokes => frames[count]?.() ?? {})

/**
 * Polygons that join the places of `count` symbols: each with its neighbour, from 5 with the next but one, from 7 with the
 * third. Those of few symbols would cross their bands: the knots of their garland are joined instead.
 */
function webOf(count: number): string {
  if (count < 3) return ''
  if (count < 5) return star(12, 3, circleRadius, TURN / 24)
  const skips = [1, 2, 3].filter((skip) => count > 2 * skip)
  return skips.map((skip) => star(count, skip, circleRadius)).join('')
}

/** What joins the symbols: the web, a lens around each, the empty lenses between those of few, and the knots in this garland. */
export function garlandOf(count: number): Strokes {
  if (count === 0) return {}
  const isFew = count < 5
  // half the angle between two symbols, and of a symbol's lens
  const step = TURN / count / 2
  const half = isFew ? TURN / 24 : Math.min(step, 0.46)
  const lenses = (angles: readonly number[], bulge: number, width: number) => {
    const shape = lens(circleRadius, bulge, width)
    return angles.map((angle) => turned(shape, angle)).join('')
  }
  const between = isFew ? steps(12).filter((_, index) => index % (12 / count) !== 0) : []
  return {
    line: lenses(between, 12, TURN / 24) + lenses(steps(count), 18.5, half),
    fine: webOf(count) + lenses(between, 5, TURN / 24) + (isFew ? '' : lenses(steps(count), 9, half)),
    dots: circlesPath(isFew ? dots(12, circleRadius, 1.8, TURN / 24) : dots(count, circleRadius, 2.2, step)),
  }
}
