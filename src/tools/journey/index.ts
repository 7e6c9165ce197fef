import { medallion } from '../../art/drawings'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { type JourneyRoot, journeySlice } from './slice'

export const journey = {
  id: 'journey',
  path: at('/jornada-heroi'),
  name: 'Jornada do Herói',
  summary: 'Uma história em seis passos e, em cada um, frases para marcar.',
  theme: 'aurora',
  medallion: medallion('journey'),
  reducer: journeySlice.reducer,
  load: () => import('./View'),
} as const satisfies Tool<JourneyRoot>
