import medallion from 'ornament:tool-mandala'
import { typedIn } from '../../core/keepsake'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { type MandalaRoot, mandalaSlice } from './slice'

export const mandala = {
  id: 'mandala',
  path: at('/mandala-arquetipica'),
  name: 'Mandala Arquetípica',
  tone: 'velino',
  medallion,
  reducer: mandalaSlice.reducer,
  typed: ({ mandala }) => typedIn(mandala),
  load: () => import('./page'),
} as const satisfies Tool<MandalaRoot>
