import { capitalised } from '../../../core/words'

/** Texts of the about section; biography and credentials are the practitioner's own (`practice.json`). */
export const aboutContent = {
  headline: 'Tornar-se quem se é.',
  contactLabel: 'Agendar Consulta',
  whatsapp: 'WhatsApp',
  more: 'Meu percurso',
  /** Where, how soon, and that nothing is promised: the first questions of somebody who has not yet written. */
  firstAnswers: (places: string, answerTime: string | undefined) =>
    `${capitalised(places)}. ${answerTime ? `Respondo em ${answerTime}. ` : ''}A primeira sessão não obriga a continuar.`,
} as const
