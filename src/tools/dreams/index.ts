import medallion from 'ornament:tool-dreams'
import { typedIn } from '../../core/keepsake'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { type DreamsRoot, dreamsSlice } from './slice'

export type { ElementId } from './slice'

export const dreams = {
  id: 'dreams',
  path: at('/diario-sonhos'),
  name: 'Diário de Sonhos',
  tone: 'abismo',
  medallion,
  reducer: dreamsSlice.reducer,
  typed: ({ dreams }) => typedIn(dreams),
  load: () => import('./page'),
} as const satisfies Tool<DreamsRoot>
