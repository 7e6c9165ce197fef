import { common, type HeadTexts, signature, training } from '../content'

export const head: HeadTexts = (practice) => {
  const { isInRoom, isByVideo, places, therapy } = practice.said
  return {
    titles: [`Terapia ${places}`, therapy],
    descriptions: [
      `Como é a primeira sessão, sessões de ${practice.sessionLength} ${places}, perguntas frequentes. ${signature(practice)}.`,
      `${signature(practice)}: ${therapy.toLowerCase()} na abordagem junguiana, como é a primeira sessão e perguntas frequentes.`,
    ],
    keywords: [
      ...common(practice),
      therapy.toLowerCase(),
      ...(isByVideo ? ['psicoterapia online'] : []),
      ...(isInRoom ? ['psicoterapia presencial', practice.contact.town] : []),
      ...training(practice),
    ],
  }
}
