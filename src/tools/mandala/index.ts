import medallion from 'ornament:tool-mandala'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { mandalaSlice } from './slice'

export const mandala: Tool = {
  id: 'mandala',
  path: at('/mandala-arquetipica'),
  name: 'Mandala Arquetípica',
  tone: 'velino',
  medallion,
  reducer: mandalaSlice.reducer,
  load: () => import('./page'),
}
