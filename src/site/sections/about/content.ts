/** Texts of the about section; biography and credentials are the practitioner's own (`practice.json`). */
export const aboutContent = {
  headline: 'Tornar-se quem se é.',
  contactLabel: 'Agendar Consulta',
  whatsapp: 'WhatsApp',
  more: 'Meu percurso',
} as const
