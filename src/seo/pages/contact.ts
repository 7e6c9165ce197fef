import type { Contact } from '../../core/practice'
import { listed } from '../../core/words'
import { common, type HeadTexts, signature } from '../content'

/** `telefone, e-mail, WhatsApp, horários e formulário`. */
const waysLine = ({ phone, email, whatsapp, form }: Contact): string =>
  listed([
    ...(phone ? ['telefone'] : []),
    ...(email ? ['e-mail'] : []),
    ...(whatsapp ? ['WhatsApp'] : []),
    'horários',
    ...(form ? ['formulário'] : []),
  ])

export const head: HeadTexts = (practice) => ({
  titles: ['Contato e agendamento'],
  descriptions: [`${signature(practice)}: ${waysLine(practice.contact)} para combinar uma primeira sessão.`],
  keywords: [...common(practice), 'contato', 'agendar consulta', practice.contact.town],
})
