/** Words that belong to a presentational piece itself, wherever it stands. */
export const texts = {
  newTab: '(abre em nova aba)',
  previous: (label: string) => `Anterior: ${label}`,
  next: (label: string) => `Próxima: ${label}`,
  /** Name of a position of the strip; begins with what is seen (WCAG 2.5.3). */
  position: (numeral: string, label: string) => `${numeral}: ${label}`,
}
