import { common, type HeadTexts, signature } from '../content'

export const head: HeadTexts = (practice) => ({
  titles: [practice.education.institute ? 'Atuação clínica junguiana' : 'Atuação clínica'],
  descriptions: [
    `${signature(practice)}: como sonhos, imagens e afetos entram na conversa ${practice.said.isGuidance ? 'com mães e pais, na abordagem' : 'em um processo de psicoterapia'} junguiana.`,
  ],
  keywords: [...common(practice), 'sonhos', 'símbolos', 'arquétipos', 'individuação'],
})
