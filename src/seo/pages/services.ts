import { common, type HeadTexts, signature, training } from '../content'

export const head: HeadTexts = (practice) => ({
  title: 'Psicoterapia individual',
  descriptions: [
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
