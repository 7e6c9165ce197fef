import { medallion } from '../../art/drawings'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { type DreamsRoot, dreamsSlice } from './slice'

export const dreams = {
  id: 'dreams',
  path: at('/diario-sonhos'),
  name: 'Diário de Sonhos',
  summary: 'Pessoas, lugares, objetos e emoções de um sonho, marcados um a um.',
  theme: 'abismo',
  medallion: medallion('dreams'),
  reducer: dreamsSlice.reducer,
  load: () => import('./View'),
} as const satisfies Tool<DreamsRoot>
