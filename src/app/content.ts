export const texts = {
  skip: 'Pular para o conteúdo',
  previousPage: (label: string) => `Anterior: ${label}`,
  nextPage: (label: string) => `Próxima: ${label}`,
  position: (numeral: string, label: string) => `${numeral}: ${label}`,
  neighbours: 'Páginas vizinhas',
  /** The landing page's first heading, which stands outside the slides. */
  landingHeading: (name: string, profession: string, registration: string) =>
    `${name}, ${profession}, ${registration}: psicoterapia individual e online na abordagem junguiana`,
}
