import { agreeing, capitalisedProfession } from '../../core/format'
import type { Practice } from '../../core/practice'
import { common, type HeadTexts, signature } from '../content'

const who = (practice: Practice): string =>
  `${capitalisedProfession(practice)} ${agreeing(practice, 'junguiana', 'junguiano')}`

export const head: HeadTexts = (practice) => {
  const { offices, state, town } = practice.contact
  const someone = who(practice)
  return {
    titles: [
      ...(offices ? [`${someone} em ${town} e online`, `${someone} em ${town}`] : [`${someone} online`]),
      someone,
    ],
    descriptions: [
      ...(offices
        ? [
            `Terapia em ${town} (${state.code}) e por vídeo. Primeira sessão, formatos e horários. ${signature(practice)}.`,
          ]
        : []),
      `Psicoterapia de abordagem junguiana. Como é a primeira sessão, formatos e horários de atendimento. ${signature(practice)}.`,
    ],
    keywords: [...common(practice), 'psicoterapia online', town, state.name],
  }
}
