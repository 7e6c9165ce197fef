import type { ToolHead } from '../../core/tool'

/** What search engines and shared links say of the page. */
export const head: ToolHead = {
  description:
    'Cinco cenas do dia a dia, uma resposta para cada uma, e o desenho dos arquétipos que apareceram nelas. Exercício de reflexão, sem valor diagnóstico.',
  keywords: ['arquétipos', 'Carol S. Pearson', 'psicologia analítica', 'Jung', 'autoconhecimento', 'reflexão'],
}
