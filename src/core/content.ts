import { isEither, isIndividual, isInRoom, therapyName } from './care.ts'
import type { Care } from './practice'

/** What is offered, and where. */
export function therapy(care: Care): string {
  const name = therapyName(care)
  if (isEither(care)) return `${name}, presencial e online, na abordagem junguiana`
  return `${name} ${isInRoom(care) ? 'presencial' : 'online'} na abordagem junguiana`
}

/** The same in the words of specification 2.2. */
export function therapySubtitle(care: Care): string {
  const name = therapyName(care)
  if (isInRoom(care) && !isEither(care)) return `${name} na abordagem junguiana`
  const both = isIndividual(care) ? 'e online' : 'presencial e online'
  return `${name} ${isInRoom(care) ? both : 'online'} na abordagem junguiana`
}

/** Opening words of the WhatsApp draft; nothing about health, since links are copied and logged. */
export const whatsappDraft = 'Olá! Vi seu site e gostaria de saber sobre horários para atendimento.'
