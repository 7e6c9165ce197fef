import { inTowns, townsOf } from '../../core/format'
import { common, type HeadTexts, signature } from '../content'

export const head: HeadTexts = (practice) => {
  const { isInRoom, isByVideo, places, title } = practice.said
  const { contact } = practice
  const { state } = contact
  const terms = isInRoom && isByVideo ? 'formatos' : 'duração'
  return {
    titles: [
      `${title} ${places.replace('por vídeo', 'online')}`,
      ...(isInRoom && isByVideo ? [`${title} ${inTowns(contact)}`] : []),
      title,
    ],
    descriptions: [
      ...(isInRoom
        ? [
            `Terapia ${inTowns(contact)} (${state.code})${isByVideo ? ' e por vídeo' : ''}. Primeira sessão, ${terms} e horários. ${signature(practice)}.`,
          ]
        : []),
      `Psicoterapia de abordagem junguiana. Como é a primeira sessão, ${terms} e horários de atendimento. ${signature(practice)}.`,
    ],
    keywords: [...common(practice), ...(isByVideo ? ['psicoterapia online'] : []), ...townsOf(contact), state.name],
  }
}
