import { isByVideo, isEither, isInRoom } from '../../core/care'
import { common, type HeadTexts, placesOf, signature, titleOf } from '../content'

export const head: HeadTexts = (practice) => {
  const { care, contact } = practice
  const { state, town } = contact
  const someone = titleOf(practice)
  return {
    titles: [
      `${someone} ${placesOf(practice, 'online')}`,
      ...(isEither(care) ? [`${someone} em ${town}`] : []),
      someone,
    ],
    descriptions: [
      ...(isInRoom(care)
        ? [
            `Terapia em ${town} (${state.code})${isByVideo(care) ? ' e por vídeo' : ''}. Primeira sessão, formatos e horários. ${signature(practice)}.`,
          ]
        : []),
      `Psicoterapia de abordagem junguiana. Como é a primeira sessão, formatos e horários de atendimento. ${signature(practice)}.`,
    ],
    keywords: [...common(practice), ...(isByVideo(care) ? ['psicoterapia online'] : []), town, state.name],
  }
}
