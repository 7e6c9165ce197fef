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
  head: {
    title: 'Explorador de Arquétipos',
    description:
      'Cinco cenas do dia a dia, uma resposta para cada uma, e o desenho dos arquétipos que apareceram nelas. Exercício de reflexão, sem valor diagnóstico.',
    keywords: ['arquétipos', 'Carol S. Pearson', 'psicologia analítica', 'Jung', 'autoconhecimento', 'reflexão'],
  },
  reducer: quizSlice.reducer,
  load: () => import('./page'),
}
