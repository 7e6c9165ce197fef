import type { ToolHead } from '../../core/tool'

/** What search engines and shared links say of the page. */
export const head: ToolHead = {
  description:
    'Escolha de quatro a oito símbolos, disponha-os em círculo e leia um convite à reflexão. Um exercício no seu navegador, inspirado em Jung.',
  keywords: ['mandala', 'símbolos', 'Self', 'psicologia analítica', 'autorreflexão'],
}
