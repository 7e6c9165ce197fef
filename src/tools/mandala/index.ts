import { medallion } from '../../art/drawings'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { type MandalaRoot, mandalaSlice } from './slice'

export const mandala = {
  id: 'mandala',
  path: at('/mandala-arquetipica'),
  name: 'Mandala Arquetípica',
  summary: 'De quatro a oito símbolos em círculo, na ordem que você quiser.',
  theme: 'velino',
  medallion: medallion('mandala'),
  reducer: mandalaSlice.reducer,
  load: () => import('./View'),
} as const satisfies Tool<MandalaRoot>
