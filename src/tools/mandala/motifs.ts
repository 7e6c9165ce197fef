import { around, circlesPath, dots, type Point, point, rays, rings, type Shape, steps, TURN } from '../../drawing'
import { crescent, heart, placed, sparkle, wave } from './shapes'
import type { SymbolId } from './slice'

/** Path data of one band, joined by how it is drawn. */
export interface Motif {
  /** Main shapes, filled lightly. */
  filled: string
  line: string
  fine: string
  dots: string
}

/** Draws a symbol's motif between two radii, `count` times around. */
type Draw = (inner: number, outer: number, count: number) => Partial<Motif>

/** A motif keeps its proportions in any band: about 2πr̄ / (height · width) times around, a multiple of eight. */
export function fold(inner: number, outer: number, width: number): number {
  const times = (TURN * (inner + outer)) / 2 / ((outer - inner) * width)
  return Math.max(8, 8 * Math.round(times / 8))
}

/** Rays, long and short, on a double ring. */
const sol: Draw = (a, b, n) => {
  const h = b - a
  return {
    filled: rays(n, a, b, 0.8) + rays(n, a, a + h * 0.62, 0.42, TURN / n / 2),
    line: rings(a),
    fine: rings(a - 2) + rays(n, a, a + h * 0.6, 0.3),
  }
}

/** Circles, in each a crescent that opens outwards. */
const lua: Draw = (a, b, n) => {
  const middle = (a + b) / 2
  const r = (b - a) / 2
  return {
    filled: around(n, crescent(placed(middle, r), r)),
    fine: circlesPath(dots(n, middle, r)),
    dots: circlesPath(dots(n, middle, 0.8, TURN / n / 2)),
  }
}

/** Two ranges of mountains, with a snow line. */
const montanha: Draw = (a, b, n) => {
  const h = b - a
  const half = TURN / n / 2
  const snow = [
    'M',
    point(-half * 0.4, a + h * 0.6),
    'L',
    point(-half * 0.06, a + h * 0.48),
    point(half * 0.34, a + h * 0.64),
  ]
  return { filled: rays(n, a, b, 1), line: rings(a), fine: rays(n, a, a + h * 0.6, 1, half) + around(n, snow) }
}

/** Two strands in a braid of four. */
const agua: Draw = (a, b, n) => {
  const middle = (a + b) / 2
  const swing = (b - a) / 2
  return { line: strands(2, middle, swing * 0.96, n), fine: strands(4, middle, swing, n) }
}

/** `count` strands of a braid, each shifted by its share of a wave. */
const strands = (count: number, middle: number, swing: number, waves: number): string =>
  steps(count)
    .map((shift) => wave(middle, swing, waves, shift / waves))
    .join('')

/** Flames that lean, one inside the other. */
const fogo: Draw = (a, b, n) => {
  const h = b - a
  const flame = (height: number, share: number): Shape => {
    const w = (share * TURN) / n / 2
    const at = (side: number, rise: number): Point => point(side * w, a + h * height * rise)
    const up = [at(-1.5, 0.42), at(0.1, 0.55), at(0.15, 1)]
    const down = [at(0.9, 0.7), at(1.6, 0.42), at(1, 0)]
    return ['M', at(-1, 0), 'C', ...up, 'C', ...down]
  }
  return { filled: around(n, flame(1, 0.78)), fine: rings(a) + around(n, flame(0.56, 0.4)) }
}

/** Trunks whose branches touch their neighbours', with dots at the tips. */
const arvore: Draw = (a, b, n) => {
  const h = b - a
  const half = TURN / n / 2
  const tip = b - h * 0.06
  const branch = (foot: number, bend: Point, end: Point): Shape => ['M', point(0, a + h * foot), 'Q', bend, end]
  const branches = [-half, half].flatMap((side) => [
    ...branch(0.22, point(side * 0.35, a + h * 0.55), point(side, a + h * 0.72)),
    ...branch(0.5, point(side * 0.2, a + h * 0.74), point(side * 0.62, tip)),
  ])
  const tips = [
    ...dots(n, a + h * 0.72, 0.9, half),
    ...dots(n, tip, 0.8, -half * 0.62),
    ...dots(n, tip, 0.8, half * 0.62),
    ...dots(n, b, 1.1),
  ]
  return { line: rings(a) + around(n, ['M', point(0, a), 'L', point(0, b), ...branches]), dots: circlesPath(tips) }
}

/** Four-pointed stars and dots between two rings. */
const estrela: Draw = (a, b, n) => {
  const middle = (a + b) / 2
  return {
    filled: around(n, sparkle(placed(middle, (b - a) / 20))),
    fine: rings(a, b),
    dots: circlesPath(dots(n, middle, 0.9, TURN / n / 2)),
  }
}

/** Hearts that point to the centre, one inside the other. */
const coracao: Draw = (a, b, n) => {
  const middle = (a + b) / 2
  return {
    filled: around(n, heart(placed(middle, (b - a) / 18))),
    fine: around(n, heart(placed(middle + 0.4, (b - a) / 30))),
  }
}

/** What each symbol draws, and how wide one repetition is in heights of the band. */
const motifs: Record<SymbolId, { width: number; draw: Draw }> = {
  sol: { width: 1.15, draw: sol },
  lua: { width: 1.24, draw: lua },
  montanha: { width: 1, draw: montanha },
  agua: { width: 1.9, draw: agua },
  fogo: { width: 0.92, draw: fogo },
  arvore: { width: 1.05, draw: arvore },
  estrela: { width: 1.3, draw: estrela },
  coracao: { width: 0.98, draw: coracao },
}

export function motif(symbol: SymbolId, inner: number, outer: number): Motif {
  const { width, draw } = motifs[symbol]
  return { filled: '', line: '', fine: '', dots: '', ...draw(inner, outer, fold(inner, outer, width)) }
}
