import { capitalised, cardinal } from '../../../core/words'

/** Texts of the services section; the services are the practitioner's own (`practice.json`). */
export const servicesContent = {
  title: (count: number) =>
    count === 1 ? 'Uma forma de encontro.' : `${capitalised(cardinal(count))} formas de encontro.`,
  text: 'A primeira sessão é para nos conhecermos: você conta o que quiser sobre este momento e, no fim, conversamos sobre seguir ou não.',
  contactLabel: 'Vamos nos conhecer?',
  more: 'Como é a primeira sessão',
  duration: (length: string) => `Duração: ${length}`,
} as const
