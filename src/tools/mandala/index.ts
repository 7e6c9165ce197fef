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
  head: {
    title: 'Mandala Arquetípica',
    description:
      'Escolha de quatro a oito símbolos, disponha-os em círculo e leia um convite à reflexão. Um exercício no seu navegador, inspirado em Jung.',
    keywords: ['mandala', 'símbolos', 'Self', 'psicologia analítica', 'autorreflexão'],
  },
  reducer: mandalaSlice.reducer,
  load: () => import('./page'),
}
