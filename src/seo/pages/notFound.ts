import { type HeadTexts, signature } from '../content'

export const head: HeadTexts = (practice) => ({
  titles: ['Página não encontrada'],
  descriptions: [
    `${signature(practice)}: este endereço não existe. Daqui se volta ao início, às ferramentas e às outras páginas do site.`,
  ],
  keywords: [],
})
