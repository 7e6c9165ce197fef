/** Texts of the services section; the services are the practitioner's own (`practice.json`). */
export const servicesContent = {
  text: 'A primeira sessão é para nos conhecermos: você conta o que quiser sobre este momento e, no fim, conversamos sobre seguir ou não.',
  contactLabel: 'Vamos nos conhecer?',
  more: 'Como é a primeira sessão',
  duration: (length: string) => `Duração: ${length}`,
} as const
