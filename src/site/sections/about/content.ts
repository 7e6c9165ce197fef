/** Labels of the about section; what it says is the practitioner's own (`practice.json`), or follows from it (`practice/said.ts`). */
export const aboutContent = {
  contactLabel: 'Agendar Consulta',
  whatsapp: 'WhatsApp',
  more: 'Meu percurso',
} as const
