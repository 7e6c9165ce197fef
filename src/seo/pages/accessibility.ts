import { type HeadTexts, signature } from '../content'

export const head: HeadTexts = (practice) => ({
  titles: ['Acessibilidade'],
  descriptions: [
    `${signature(practice)}: recursos de acessibilidade deste site, limites conhecidos e como avisar sobre uma barreira.`,
  ],
  keywords: ['acessibilidade', 'WCAG', 'LBI'],
})
