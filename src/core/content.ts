import type { Contact } from './practice'

/** What is offered, and where; there always are sessions by video. */
export const therapy = ({ offices }: Pick<Contact, 'offices'>): string =>
  offices
    ? 'Psicoterapia individual, presencial e online, na abordagem junguiana'
    : 'Psicoterapia individual online na abordagem junguiana'

/** Opening words of the WhatsApp draft; nothing about health, since links are copied and logged. */
export const whatsappDraft = 'Olá! Vi seu site e gostaria de saber sobre horários para atendimento.'
