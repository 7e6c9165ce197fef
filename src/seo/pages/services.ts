import { common, type HeadTexts, lookedFor, signature, training } from '../content'

export const head: HeadTexts = (practice) => {
  const { isInRoom, isByVideo, isGuidance, places, therapy } = practice.said
  return {
    titles: [`${isGuidance ? therapy : 'Terapia'} ${places}`, therapy],
    descriptions: [
      `Como é a primeira sessão, sessões de ${practice.sessionLength} ${places}, perguntas frequentes. ${signature(practice)}.`,
      `${signature(practice)}: ${therapy.toLowerCase()} na abordagem junguiana, como é a primeira sessão e perguntas frequentes.`,
    ],
    keywords: [
      ...common(practice),
      therapy.toLowerCase(),
      ...(isByVideo ? [lookedFor(practice, 'online')] : []),
      ...(isInRoom ? [lookedFor(practice, 'presencial'), practice.contact.town] : []),
      ...training(practice),
    ],
  }
}
