import { agreeing, capitalisedProfession } from '../../core/format'
import type { Practice } from '../../core/practice'
import { common, type HeadTexts, signature } from '../content'

const who = (practice: Practice): string =>
  `${capitalisedProfession(practice)} ${agreeing(practice, 'junguiana', 'junguiano')}`

export const head: HeadTexts = (practice) => ({
  titles: [
    `${who(practice)} em ${practice.contact.town} e online`,
    `${who(practice)} em ${practice.contact.town}`,
    who(practice),
  ],
  descriptions: [
    `Terapia em ${practice.contact.town} (${practice.contact.state.code}) e por vídeo. Primeira sessão, formatos e horários. ${signature(practice)}.`,
    `Psicoterapia presencial e por vídeo. Como é a primeira sessão, formatos e horários de atendimento. ${signature(practice)}.`,
  ],
  keywords: [...common(practice), 'psicoterapia online', practice.contact.town, practice.contact.state.name],
})
