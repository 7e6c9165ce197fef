import medallion from 'ornament:tool-journey'
import { typedIn } from '../../core/keepsake'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { type JourneyRoot, journeySlice } from './slice'

export const journey = {
  id: 'journey',
  path: at('/jornada-heroi'),
  name: 'Jornada do Herói',
  tone: 'aurora',
  medallion,
  reducer: journeySlice.reducer,
  typed: ({ journey }) => typedIn(journey),
  load: () => import('./page'),
} as const satisfies Tool<JourneyRoot>
