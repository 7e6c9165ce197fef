import type { ToolHead } from '../../core/tool'

/** What search engines and shared links say of the page. */
export const head: ToolHead = {
  description:
    'Marque as pessoas, os lugares, os objetos e as emoções de um sonho e veja-os formar uma constelação. Ao fim, três perguntas; nada fica guardado.',
  keywords: ['diário de sonhos', 'sonhos', 'psicologia analítica', 'Jung', 'imagens do sonho', 'reflexão'],
}
