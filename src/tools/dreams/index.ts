import medallion from 'ornament:tool-dreams'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { dreamsSlice } from './slice'

export const dreams: Tool = {
  id: 'dreams',
  path: at('/diario-sonhos'),
  name: 'Diário de Sonhos',
  tone: 'abismo',
  medallion,
  reducer: dreamsSlice.reducer,
  load: () => import('./page'),
}
