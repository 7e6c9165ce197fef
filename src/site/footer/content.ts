import { credentialLine } from '../../core/format'
import type { Practice } from '../../core/practice'

/** `Psicóloga, CRP 06/000000, registro ativo`. */
export const legalLine = (practice: Practice): string =>
  `${credentialLine(practice)}, registro ${practice.registration.status}`

export const secrecy = 'Atendimento sob sigilo profissional, conforme o Código de Ética Profissional do Psicólogo.'
export const disclaimer =
  'As ferramentas deste site são exercícios de reflexão; não são testes psicológicos e não substituem acompanhamento.'
export const poweredBy = 'Desenvolvido por'
export const lists = {
  contact: 'Contato',
  whatsapp: 'WhatsApp',
  pages: 'Páginas',
  tools: 'Ferramentas',
  site: 'Este site',
}
