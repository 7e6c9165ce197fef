import { common, type HeadTexts, signature } from '../content'

export const head: HeadTexts = (practice) => ({
  titles: ['Contato e agendamento'],
  descriptions: [
    `${signature(practice)}: telefone, e-mail, WhatsApp, horários e formulário para combinar uma primeira sessão.`,
  ],
  keywords: [...common(practice), 'contato', 'agendar consulta', practice.contact.town],
})
