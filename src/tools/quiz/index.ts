import medallion from 'ornament:tool-quiz'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { quizSlice } from './slice'

export const quiz: Tool = {
  id: 'quiz',
  path: at('/explorador-arquetipos'),
  name: 'Explorador de Arquétipos',
  tone: 'mata',
  medallion,
  reducer: quizSlice.reducer,
  load: () => import('./page'),
}
