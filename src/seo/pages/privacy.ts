import { type HeadTexts, signature } from '../content'

export const head: HeadTexts = (practice) => ({
  titles: ['Privacidade'],
  descriptions: [
    `${signature(practice)}: que dados este site trata, com que finalidade e como pedir acesso, correção ou exclusão.`,
  ],
  keywords: ['privacidade', 'LGPD', 'sigilo profissional'],
})
