import type { ToolHead } from '../../core/tool'

/** What search engines and shared links say of the page. */
export const head: ToolHead = {
  description:
    'Seis etapas de um percurso, com experiências para reconhecer e uma leitura ao fim. Exercício de reflexão em psicologia analítica, sem valor diagnóstico.',
  keywords: ['jornada do herói', 'arquétipos', 'psicologia analítica', 'Jung', 'reflexão'],
}
