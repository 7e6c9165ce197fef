export const texts = {
  skip: 'Pular para o conteúdo',
  neighbours: 'Páginas vizinhas',
  /** The landing page's first heading, which stands outside the slides. */
  landingHeading: (name: string, profession: string, registration: string) =>
    `${name}, ${profession}, ${registration}: psicoterapia individual e online na abordagem junguiana`,
}
