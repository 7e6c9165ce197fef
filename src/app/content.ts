/** Id of the element to which the skip link leads. */
export const contentId = 'conteudo'

export const texts = {
  skip: 'Pular para o conteúdo',
  /** In the form, to the page that says so. */
  privacy: 'Como cuido dos seus dados',
  neighbours: 'Páginas vizinhas',
  /** Header and ends of the tools' pages; the labels are those of specification 2.3. */
  back: 'Voltar',
  therapy: 'Explorar em Terapia',
  otherTools: (count: number) => (count === 1 ? 'Outra ferramenta' : 'Outras ferramentas'),
  toolNeedsScript:
    'Esta ferramenta precisa de JavaScript, que está desligado neste navegador. Você pode ler a página; para usar a ferramenta, ligue o JavaScript e recarregue.',
  colophon: (name: string, credential: string, ways: string) =>
    `${name}, ${credential}. Se quiser conversar sobre esta reflexão: ${ways}`,
  /** The landing page's first heading, which stands outside the slides. */
  landingHeading: (name: string, profession: string, registration: string, therapy: string) =>
    `${name}, ${profession}, ${registration}. ${therapy}`,
}
