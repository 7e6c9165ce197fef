import { agreeing, capitalisedProfession } from '../../core/format'
import { common, type HeadTexts, signature } from '../content'

export const head: HeadTexts = (practice) => ({
  title: `${capitalisedProfession(practice)} ${agreeing(practice, 'junguiana', 'junguiano')}`,
  descriptions: [
    `${signature(practice)}. Psicoterapia individual na abordagem junguiana, presencial em ${practice.contact.town} (${practice.contact.state.code}) e online por vídeo.`,
    `${signature(practice)}. Psicoterapia individual na abordagem junguiana, presencial no consultório e online por vídeo.`,
  ],
  keywords: [...common(practice), 'psicoterapia online', practice.contact.town, practice.contact.state.name],
})
