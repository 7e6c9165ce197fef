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
  head: {
    title: 'Jornada do Herói',
    description:
      'Seis etapas de um percurso, com experiências para reconhecer e uma leitura ao fim. Exercício de reflexão em psicologia analítica, sem valor diagnóstico.',
    keywords: ['jornada do herói', 'arquétipos', 'psicologia analítica', 'Jung', 'reflexão'],
  },
  reducer: journeySlice.reducer,
  load: () => import('./page'),
}
