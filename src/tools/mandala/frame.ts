import { weakMapMemoize } from '@reduxjs/toolkit'
import { circlesPath, dots, lotus, rings, TURN } from '../../drawing'

/** Half the side of the square that is shown, by how many symbols there are: a circle of few is seen from nearer. */
const halves = [210, 150, 165, 178, 190]
export const halfOf = (count: number): number => halves[count] ?? 210

export const viewBoxOf = (count: number): string => {
  const half = halfOf(count)
  return [-half, -half, 2 * half, 2 * half].join(' ')
}

/** What a drawing's edge is made of: path data, joined by how it is drawn. */
interface Rim {
  line: string
  fine: string
  dots: string
}

/** Lotus petals on a double ring, each with a vein, and between them the tips of as many behind. */
const lotusRim = (count: number, inner: number, outer: number): Rim => ({
  line: rings(inner, outer + 2.5) + lotus(count, inner, outer),
  fine:
    rings(inner - 2) +
    lotus(count, inner, inner + (outer - inner) * 0.75, 0.6) +
    lotus(count, inner, outer, 1, TURN / count / 2),
  dots: '',
})

const rims: readonly (() => Rim)[] = [
  () => ({ line: rings(206), fine: '', dots: circlesPath(dots(64, 206, 0.6)) }),
  () => ({ line: rings(148), fine: rings(145.5), dots: '' }),
  () => ({ line: rings(163), fine: rings(160), dots: '' }),
  () => lotusRim(48, 160, 172),
  () => lotusRim(32, 175, 186),
  () => lotusRim(40, 177, 203),
  () => lotusRim(64, 191, 203),
  () => lotusRim(64, 191, 203),
]

/** The edge around `count` symbols; drawn when it is first asked for. */
export const rimOf = weakMapMemoize((count: number): Rim => rims[count]?.() ?? { line: rings(206), fine: '', dots: '' })

type Corolla = Pick<Rim, 'line' | 'fine'>

const corollas: readonly (() => Corolla)[] = [
  () => ({ line: '', fine: '' }),
  () => ({
    line: rings(76) + lotus(8, 78, 106, 0.5) + lotus(8, 78, 129, 0.5, TURN / 16),
    fine: rings(78) + lotus(8, 78, 98, 0.3) + lotus(8, 78, 114, 0.3, TURN / 16),
  }),
  () => ({ line: rings(68) + lotus(24, 70, 98), fine: rings(70) + lotus(24, 70, 91, 0.6) }),
]

/** Petals around the innermost band, out to the circle of the symbols, while there are no bands in that room. */
export const corollaOf = weakMapMemoize((count: number): Corolla | undefined => corollas[count]?.())
