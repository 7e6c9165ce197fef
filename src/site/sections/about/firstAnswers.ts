import { townsOf } from '../../../core/format'
import type { Contact } from '../../../core/practice'
import { listed } from '../../../core/words'

/** Where, how soon, and that nothing is promised: the first questions of somebody who has not yet written. */
export const firstAnswers = (contact: Contact): string =>
  [
    contact.offices ? `Em ${listed(townsOf(contact))} e por vídeo.` : 'Por vídeo.',
    ...(contact.answerTime ? [`Respondo em ${contact.answerTime}.`] : []),
    'A primeira sessão não obriga a continuar.',
  ].join(' ')
