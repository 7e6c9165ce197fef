import { type Circle, rings, ticks, turned } from '../../drawing'
import { heart, identity, sparkle } from './shapes'
import type { SymbolId } from './slice'

/** A symbol's icon in a box from -12 to 12, drawn by hand. */
interface Glyph {
  path: string
  /** The crown of the tree. */
  dotted?: Circle
}

const wave = (y: number): string => `M-10 ${y}q2.5-3.6 5 0t5 0 5 0 5 0`

export const glyphs: Record<SymbolId, Glyph> = {
  sol: { path: rings(4.2) + ticks(8, 6.4, 10) },
  lua: { path: 'M3 -9.2A9.4 9.4 0 1 0 9.2 3.6A7.8 7.8 0 0 1 3 -9.2Z' },
  montanha: { path: 'M-10 7.5L-2.6 -8L2.4 2.2L5 -2.6L10 7.5ZM-5.2 -2.4L-2.8 .2L-.6 -3.6' },
  agua: { path: wave(-5) + wave(0.5) + wave(6) },
  fogo: {
    path: 'M.6 -10C1.6 -5.6 7.2 -3.4 7.2 3A7.2 7 0 0 1 -7.2 3C-7.2 -.6 -5 -2 -4.4 -4.8C-2.6 -3.8 -2 -2.4 -1.8 -.8C.2 -3 1.2 -6.4 .6 -10ZM0 10C-3.4 8 -2.8 4.6 .2 2.2C3 4.6 3.2 8 0 10',
  },
  arvore: {
    path: 'M0 10V-9.5M0 4L-6.6 -2.4M0 4L6.6 -2.4M0 -1.6L-4.6 -6.2M0 -1.6L4.6 -6.2M-5 10H5',
    dotted: { cx: 0, cy: -2.2, r: 8.4 },
  },
  estrela: {
    path: `${turned(sparkle(identity), 0)}M-5.4 -5.4L-1.9 -1.9M5.4 -5.4L1.9 -1.9M5.4 5.4L1.9 1.9M-5.4 5.4L-1.9 1.9`,
  },
  coracao: { path: turned(heart(identity), 0) },
}
