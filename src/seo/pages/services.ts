import { common, type HeadTexts, signature, training } from '../content'

export const head: HeadTexts = (practice) => {
  const { offices, town } = practice.contact
  const places = offices ? `em ${town} e por vídeo` : 'por vídeo'
  return {
    titles: [`Terapia ${places}`, 'Psicoterapia individual'],
    descriptions: [
      `Como é a primeira sessão, sessões de ${practice.sessionLength} ${places}, perguntas frequentes. ${signature(practice)}.`,
      `${signature(practice)}: psicoterapia individual na abordagem junguiana, como é a primeira sessão e perguntas frequentes.`,
    ],
    keywords: [
      ...common(practice),
      'psicoterapia individual',
      'psicoterapia online',
      ...(offices ? ['psicoterapia presencial', town] : []),
      ...training(practice),
    ],
  }
}
