import { agreeing } from '../../core/format'
import { common, type HeadTexts, signature, training } from '../content'

export const head: HeadTexts = (practice) => ({
  titles: [`Sobre ${agreeing(practice, 'a psicóloga', 'o psicólogo')}`],
  descriptions: [
    `${signature(practice)}. Formação: ${training(practice).join(' e ')}. Percurso e modo de trabalhar na clínica junguiana.`,
    `${signature(practice)}. Formação: ${training(practice).join(' e ')}. Percurso e modo de trabalhar.`,
    `${signature(practice)}: percurso, formação e modo de trabalhar na ${practice.said.therapy.toLowerCase()}, na abordagem junguiana.`,
  ],
  keywords: [...common(practice), 'formação', ...training(practice)],
})
