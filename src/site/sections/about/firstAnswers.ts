import type { Practice } from '../../../core/practice'
import { capitalised } from '../../../core/words'

/** Where, how soon, and that nothing is promised: the first questions of somebody who has not yet written. */
export const firstAnswers = ({ contact, said }: Pick<Practice, 'contact' | 'said'>): string =>
  [
    `${capitalised(said.places)}.`,
    ...(contact.answerTime ? [`Respondo em ${contact.answerTime}.`] : []),
    'A primeira sessão não obriga a continuar.',
  ].join(' ')
