import type { Contact } from '../../core/practice'
import { common, type HeadTexts, signature } from '../content'

/** `telefone, e-mail, WhatsApp`. */
const waysLine = ({ phone, email, whatsapp }: Contact): string =>
  [phone && 'telefone', email && 'e-mail', whatsapp && 'WhatsApp'].filter(Boolean).join(', ')

export const head: HeadTexts = (practice) => ({
  titles: ['Contato e agendamento'],
  descriptions: [
    `${signature(practice)}: ${waysLine(practice.contact)}, horários e formulário para combinar uma primeira sessão.`,
  ],
  keywords: [...common(practice), 'contato', 'agendar consulta', practice.contact.town],
})
