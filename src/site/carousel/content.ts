import type { Section } from '../../core/sections'

export const texts = {
  carousel: 'Seções do site',
  carouselRole: 'carrossel',
  slideRole: 'slide',
  strip: 'Mudar de seção',
  /** Said once per move to screen readers. */
  arrival: ({ label }: Section, position: number, count: number) => `${label}, ${position} de ${count}`,
}
