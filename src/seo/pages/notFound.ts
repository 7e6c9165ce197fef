import { type HeadTexts, signature } from '../content'

export const head: HeadTexts = (practice) => ({
  titles: ['Página não encontrada'],
  descriptions: [
    `${signature(practice)}: este endereço não existe. Veja os caminhos de volta ao início, aos serviços e ao contato.`,
  ],
  keywords: [],
})
