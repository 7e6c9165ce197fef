import { isByVideo, isInRoom } from '../../../core/care'
import { townsOf } from '../../../core/format'
import type { Practice } from '../../../core/practice'
import { capitalised, listed } from '../../../core/words'

/** Where, how soon, and that nothing is promised: the first questions of somebody who has not yet written. */
export const firstAnswers = ({ care, contact }: Pick<Practice, 'care' | 'contact'>): string =>
  [
    `${capitalised(
      [isInRoom(care) && `em ${listed(townsOf(contact))}`, isByVideo(care) && 'por vídeo'].filter(Boolean).join(' e '),
    )}.`,
    ...(contact.answerTime ? [`Respondo em ${contact.answerTime}.`] : []),
    'A primeira sessão não obriga a continuar.',
  ].join(' ')
