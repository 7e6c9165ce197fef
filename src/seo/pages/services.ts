import { isByVideo, isInRoom, therapyName } from '../../core/care'
import { common, type HeadTexts, placesOf, signature, training } from '../content'

export const head: HeadTexts = (practice) => {
  const { care, contact } = practice
  const places = placesOf(practice, 'por vídeo')
  const name = therapyName(care)
  return {
    titles: [`Terapia ${places}`, name],
    descriptions: [
      `Como é a primeira sessão, sessões de ${practice.sessionLength} ${places}, perguntas frequentes. ${signature(practice)}.`,
      `${signature(practice)}: ${name.toLowerCase()} na abordagem junguiana, como é a primeira sessão e perguntas frequentes.`,
    ],
    keywords: [
      ...common(practice),
      name.toLowerCase(),
      ...(isByVideo(care) ? ['psicoterapia online'] : []),
      ...(isInRoom(care) ? ['psicoterapia presencial', contact.town] : []),
      ...training(practice),
    ],
  }
}
