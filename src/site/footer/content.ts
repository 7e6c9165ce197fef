import { credentialLine } from '../../core/format'
import type { Practice } from '../../core/practice'
import type { Inline } from '../../ui/reading/types'

/** `Psicóloga, CRP 06/000000, registro ativo`. */
export const legalLine = (practice: Practice): string =>
  `${credentialLine(practice)}, registro ${practice.registration.status}`

export const approach = 'Psicoterapia individual e online na abordagem junguiana'
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

const lifeline = { text: '188', href: 'tel:188' }
const ambulance = { text: '192', href: 'tel:192' }

/** The crisis note: plain tone, no alarm. Three lengths for three places. */
export const crisis = {
  full: [
    'Este site não atende urgências. Se você está em sofrimento intenso ou em risco, ligue ',
    lifeline,
    ' (CVV, gratuito, 24 h) ou ',
    ambulance,
    ' (SAMU), ou procure a UPA ou o pronto-socorro mais próximo.',
  ],
  small: [
    'Este site não atende urgências. Em sofrimento intenso ou em risco, ligue ',
    lifeline,
    ' (CVV, gratuito, 24 h) ou ',
    ambulance,
    ' (SAMU).',
  ],
  line: ['Em sofrimento intenso ou em risco, ligue ', lifeline, ' (CVV) ou ', ambulance, ' (SAMU).'],
} satisfies Record<string, readonly Inline[]>
