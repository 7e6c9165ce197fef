import { inTowns, townsOf } from '../../core/format'
import { common, type HeadTexts, lookedFor, signature } from '../content'

export const head: HeadTexts = (practice) => {
  const { isInRoom, isByVideo, isGuidance, places, therapy, title } = practice.said
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
            `${isGuidance ? therapy : 'Terapia'} ${inTowns(contact)} (${state.code})${isByVideo ? ' e por vídeo' : ''}. Primeira sessão, ${terms} e horários. ${signature(practice)}.`,
          ]
        : []),
      `${isGuidance ? therapy : 'Psicoterapia'}, na abordagem junguiana. Como é a primeira sessão, ${terms} e horários de atendimento. ${signature(practice)}.`,
    ],
    keywords: [
      ...common(practice),
      ...(isByVideo ? [lookedFor(practice, 'online')] : []),
      ...townsOf(contact),
      state.name,
    ],
  }
}
