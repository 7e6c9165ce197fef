import medallion from 'ornament:tool-journey'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { journeySlice } from './slice'

export const journey: Tool = {
  id: 'journey',
  path: at('/jornada-heroi'),
  name: 'Jornada do Herói',
  tone: 'aurora',
  medallion,
  reducer: journeySlice.reducer,
  load: () => import('./page'),
}
