import { medallions } from '../../art/drawings'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { type MandalaRoot, mandalaSlice } from './slice'

export const mandala = {
  id: 'mandala',
  path: at('/mandala-arquetipica'),
  name: 'Mandala Arquetípica',
  tone: 'velino',
  medallion: medallions.mandala,
  reducer: mandalaSlice.reducer,
  typed: ({ mandala: { openingWords, answer, notes } }) =>
    [openingWords, answer, ...Object.values(notes.lines)].filter((text) => text.trim()).join('\n'),
  load: () => import('./View'),
} as const satisfies Tool<MandalaRoot>
