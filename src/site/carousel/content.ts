import type { Section } from '../../core/sections'

export const texts = {
  carousel: 'Seções do site',
  carouselRole: 'carrossel',
  slideRole: 'slide',
  strip: 'Mudar de seção',
  previous: ({ label }: Section) => `Anterior: ${label}`,
  next: ({ label }: Section) => `Próxima: ${label}`,
  position: (numeral: string, { label }: Section) => `${numeral}: ${label}`,
  /** Said once per move to screen readers. */
  arrival: ({ label }: Section, position: number, count: number) => `${label}, ${position} de ${count}`,
}
