/** Labels of the services section; the services are the practitioner's own (`practice.json`). */
export const servicesContent = {
  contactLabel: 'Vamos nos conhecer?',
  more: 'Como é a primeira sessão',
  duration: (length: string) => `Duração: ${length}`,
} as const
