import { common, type HeadTexts, signature, training } from '../content'

export const head: HeadTexts = (practice) => ({
  titles: [`Terapia em ${practice.contact.town} e por vídeo`, 'Psicoterapia individual'],
  descriptions: [
    `Como é a primeira sessão, sessões de 60 minutos em ${practice.contact.town} e por vídeo, perguntas frequentes. ${signature(practice)}.`,
    `${signature(practice)}: psicoterapia individual presencial e online, em sessões de 60 minutos, na abordagem junguiana.`,
  ],
  keywords: [
    ...common(practice),
    'psicoterapia individual',
    'psicoterapia presencial',
    'psicoterapia online',
    practice.contact.town,
    ...training(practice),
  ],
})
