import { inTown } from '../../core/format'
import { common, type HeadTexts, signature } from '../content'

export const head: HeadTexts = (practice) => {
  const { isInRoom, isByVideo, places, title } = practice.said
  const { state, town } = practice.contact
  const terms = isInRoom && isByVideo ? 'formatos' : 'duração'
  return {
    titles: [
      `${title} ${places.replace('por vídeo', 'online')}`,
      ...(isInRoom && isByVideo ? [`${title} ${inTown(town)}`] : []),
      title,
    ],
    descriptions: [
      ...(isInRoom
        ? [
            `Terapia ${inTown(town)} (${state.code})${isByVideo ? ' e por vídeo' : ''}. Primeira sessão, ${terms} e horários. ${signature(practice)}.`,
          ]
        : []),
      `Psicoterapia de abordagem junguiana. Como é a primeira sessão, ${terms} e horários de atendimento. ${signature(practice)}.`,
    ],
    keywords: [...common(practice), ...(isByVideo ? ['psicoterapia online'] : []), town, state.name],
  }
}
