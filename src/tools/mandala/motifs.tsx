import { weakMapMemoize } from '@reduxjs/toolkit'
import { around, braid, dots, type Point, point, rays, rings, type Shape, TURN, ticks, turned } from '../../drawing'
import type { SymbolId } from './slice'

/** Path data of a part of the drawing, joined by how it is drawn. */
export interface Strokes {
  /** Main shapes, filled lightly. */
  filled?: string
  line?: string
  fine?: string
  dots?: string
}

/** A band between two radii, and how often the motif is repeated in it. */
interface Band {
  inner: number
  outer: number
  height: number
  middle: number
  count: number
  /** Half the angle of one repetition. */
  half: number
}

interface Motif {
  /** The symbol's icon in a box from -12 to 12, drawn by hand. */
  glyph: string
  /** How wide one repetition is, in heights of the band. */
  width: number
  draw: (band: Band) => Strokes
}

/** The coordinates of a small drawing (y downwards) as coordinates of path data. */
type Transform = (x: number, y: number) => Point

/** A small drawing at twelve o'clock on the circle `radius`, `scale` times as large. */
const placed =
  (radius: number, scale: number): Transform =>
  (x, y) => [x * scale, y * scale - radius]

/** In a box from -10 to 10. */
const heart = (at: Transform): Shape => {
  const left = [at(-12.4, 0.2), at(-8.2, -9.2), at(-3.6, -7.6), at(-1.5, -6.8), at(-0.4, -5.2), at(0, -3.6)]
  const right = [at(0.4, -5.2), at(1.5, -6.8), at(3.6, -7.6), at(8.2, -9.2), at(12.4, 0.2), at(0, 8.6)]
  return ['M', at(0, 8.6), 'C', ...left, 'C', ...right, 'Z']
}

/** Four-pointed star in a box from -10 to 10. */
const sparkle = (at: Transform): Shape => {
  const others = [at(1.9, -1.9), at(10, 0), at(1.9, 1.9), at(0, 10), at(-1.9, 1.9), at(-10, 0), at(-1.9, -1.9)]
  return ['M', at(0, -10), 'L', ...others, 'Z']
}

/** Crescent in the circle of radius `r` around `middle`, open outwards, and what completes the circle. */
const crescent = (middle: number, r: number): { moon: Shape; rest: Shape } => {
  const at = placed(middle, r)
  const [left, right] = [at(-0.84, -0.54), at(0.84, -0.54)]
  const arc = (radius: number, flags: string): string =>
    `A${`${Number((radius * r).toFixed(2))} `.repeat(2)}0 ${flags} `
  return {
    moon: ['M', left, arc(1, '1 0'), right, arc(0.86, '1 1'), left, 'Z'],
    rest: ['M', left, arc(1, '0 1'), right],
  }
}

const ripple = (y: number): string => `M-10 ${y}q2.5-3.6 5 0t5 0 5 0 5 0`

/** What each symbol draws. */
const motifs: Record<SymbolId, Motif> = {
  sol: {
    glyph: rings(4.2) + ticks(8, 6.4, 10),
    width: 1.15,
    // rays, long and short, on a double ring
    draw: ({ inner, outer, height, count, half }) => ({
      filled: rays(count, inner, outer, 0.8) + rays(count, inner, inner + height * 0.62, 0.42, half),
      line: rings(inner),
      fine: rings(inner - 2) + rays(count, inner, inner + height * 0.6, 0.3),
    }),
  },
  lua: {
    glyph: 'M3 -9.2A9.4 9.4 0 1 0 9.2 3.6A7.8 7.8 0 0 1 3 -9.2Z',
    width: 1.24,
    // circles, in each a crescent that opens outwards
    draw: ({ height, middle, count, half }) => {
      const { moon, rest } = crescent(middle, height / 2)
      return { filled: around(count, moon), fine: around(count, rest), dots: dots(count, middle, half) }
    },
  },
  montanha: {
    glyph: 'M-10 7.5L-2.6 -8L2.4 2.2L5 -2.6L10 7.5ZM-5.2 -2.4L-2.8 .2L-.6 -3.6',
    width: 1,
    // two ranges of mountains, with a snow line
    draw: ({ inner, outer, height, count, half }) => {
      const at = (side: number, rise: number): Point => point(half * side, inner + height * rise)
      const snow = ['M', at(-0.4, 0.6), 'L', at(-0.06, 0.48), at(0.34, 0.64)]
      return {
        filled: rays(count, inner, outer, 1),
        line: rings(inner),
        fine: rays(count, inner, inner + height * 0.6, 1, half) + around(count, snow),
      }
    },
  },
  agua: {
    glyph: ripple(-5) + ripple(0.5) + ripple(6),
    width: 1.9,
    // two strands in a braid of four
    draw: ({ height, middle, count }) => ({
      line: braid(middle, (height / 2) * 0.96, count, 2),
      fine: braid(middle, height / 2, count, 4),
    }),
  },
  fogo: {
    glyph:
      'M.6 -10C1.6 -5.6 7.2 -3.4 7.2 3A7.2 7 0 0 1 -7.2 3C-7.2 -.6 -5 -2 -4.4 -4.8C-2.6 -3.8 -2 -2.4 -1.8 -.8C.2 -3 1.2 -6.4 .6 -10ZM0 10C-3.4 8 -2.8 4.6 .2 2.2C3 4.6 3.2 8 0 10',
    width: 0.92,
    // flames that lean, one inside the other
    draw: ({ inner, height, count, half }) => {
      const flame = (tall: number, share: number): Shape => {
        const at = (side: number, rise: number): Point => point(side * share * half, inner + height * tall * rise)
        const up = [at(-1.5, 0.42), at(0.1, 0.55), at(0.15, 1)]
        const down = [at(0.9, 0.7), at(1.6, 0.42), at(1, 0)]
        return ['M', at(-1, 0), 'C', ...up, 'C', ...down]
      }
      return { filled: around(count, flame(1, 0.78)), fine: rings(inner) + around(count, flame(0.56, 0.4)) }
    },
  },
  arvore: {
    glyph: 'M0 10V-9.5M0 4L-6.6 -2.4M0 4L6.6 -2.4M0 -1.6L-4.6 -6.2M0 -1.6L4.6 -6.2M-5 10H5',
    width: 1.05,
    // trunks whose branches touch their neighbours', with dots at the tips
    draw: ({ inner, height, count, half }) => {
      const at = (side: number, rise: number): Point => point(side * half, inner + height * rise)
      const branches = [-1, 1].flatMap(
        (side): Shape => [
          ...['M', at(0, 0.22), 'Q', at(side * 0.35, 0.55), at(side, 0.72)],
          ...['M', at(0, 0.5), 'Q', at(side * 0.2, 0.74), at(side * 0.62, 0.94)],
        ],
      )
      const tips = [at(1, 0.72), at(-0.62, 0.94), at(0.62, 0.94), at(0, 1)]
      return {
        line: rings(inner) + around(count, ['M', at(0, 0), 'L', at(0, 1), ...branches]),
        dots: around(
          count,
          tips.flatMap((tip): Shape => ['M', tip, 'h0']),
        ),
      }
    },
  },
  estrela: {
    glyph: `${turned(sparkle(placed(0, 1)), 0)}M-5.4 -5.4L-1.9 -1.9M5.4 -5.4L1.9 -1.9M5.4 5.4L1.9 1.9M-5.4 5.4L-1.9 1.9`,
    width: 1.3,
    // four-pointed stars and dots between two rings
    draw: ({ inner, outer, height, middle, count, half }) => ({
      filled: around(count, sparkle(placed(middle, height / 20))),
      fine: rings(inner, outer),
      dots: dots(count, middle, half),
    }),
  },
  coracao: {
    glyph: turned(heart(placed(0, 1)), 0),
    width: 0.98,
    // hearts that point to the centre, one inside the other
    draw: ({ height, middle, count }) => ({
      filled: around(count, heart(placed(middle, height / 18))),
      fine: around(count, heart(placed(middle + 0.4, height / 30))),
    }),
  },
}

/** A motif keeps its proportions in any band: about 2πr̄ / (height · width) times around, a multiple of eight. */
export function fold(inner: number, outer: number, width: number): number {
  const times = (TURN * (inner + outer)) / 2 / ((outer - inner) * width)
  return Math.max(8, 8 * Math.round(times / 8))
}

/** A symbol's motif between two radii; the drawing follows from these alone, hence is made once. */
export const drawBand = weakMapMemoize((symbol: SymbolId, inner: number, outer: number): Strokes => {
  const { width, draw } = motifs[symbol]
  const count = fold(inner, outer, width)
  return draw({ inner, outer, height: outer - inner, middle: (inner + outer) / 2, count, half: TURN / count / 2 })
})

/** A symbol's icon, for use inside an `<svg>`. */
export const Glyph = ({ symbol }: { symbol: SymbolId }) => (
  <>
    <path d={motifs[symbol].glyph} />
    {symbol === 'arvore' && <circle className="mandala__dotted" cy={-2.2} r={8.4} />}
  </>
)

/** The same beside the symbol's name. */
export const Icon = ({ symbol, className }: { symbol: SymbolId; className: string }) => (
  <svg className={`part__icon ${className}`} data-pigment={symbol} viewBox="-12 -12 24 24" aria-hidden="true">
    <Glyph symbol={symbol} />
  </svg>
)
