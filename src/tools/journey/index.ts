import { medallions } from '../../art/drawings'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { type JourneyRoot, journeySlice } from './slice'

export const journey = {
  id: 'journey',
  path: at('/jornada-heroi'),
  name: 'Jornada do Herói',
  tone: 'aurora',
  medallion: medallions.journey,
  reducer: journeySlice.reducer,
  load: () => import('./View'),
} as const satisfies Tool<JourneyRoot>
