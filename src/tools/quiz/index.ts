import { medallion } from '../../art/drawings'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { type QuizRoot, quizSlice } from './slice'

export const quiz = {
  id: 'quiz',
  path: at('/explorador-arquetipos'),
  name: 'Explorador de Arquétipos',
  summary: 'Cinco situações, com quatro respostas para cada uma.',
  theme: 'mata',
  medallion: medallion('quiz'),
  reducer: quizSlice.reducer,
  load: () => import('./View'),
} as const satisfies Tool<QuizRoot>
