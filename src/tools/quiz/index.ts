import { medallions } from '../../art/drawings'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { type QuizRoot, quizSlice } from './slice'

export const quiz = {
  id: 'quiz',
  path: at('/explorador-arquetipos'),
  name: 'Explorador de Arquétipos',
  tone: 'mata',
  medallion: medallions.quiz,
  reducer: quizSlice.reducer,
  load: () => import('./View'),
} as const satisfies Tool<QuizRoot>
