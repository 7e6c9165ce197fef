import medallion from 'ornament:tool-dreams'
import { at } from '../../core/paths'
import type { Tool } from '../../core/tool'
import { dreamsSlice } from './slice'

export const dreams: Tool = {
  id: 'dreams',
  path: at('/diario-sonhos'),
  name: 'Diário de Sonhos',
  tone: 'abismo',
  medallion,
  head: {
    title: 'Diário de Sonhos',
    description:
      'Marque as pessoas, os lugares, os objetos e as emoções de um sonho e veja-os formar uma constelação. Uma leitura possível, com perguntas em aberto.',
    keywords: ['diário de sonhos', 'sonhos', 'psicologia analítica', 'Jung', 'imagens do sonho', 'reflexão'],
  },
  reducer: dreamsSlice.reducer,
  load: () => import('./page'),
}
