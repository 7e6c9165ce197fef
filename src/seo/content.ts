import { agreeing, capitalisedProfession, registrationLabel } from '../core/format'
import type { PageId } from '../core/pages'
import type { Practice } from '../core/practice'

export interface HeadText {
  /** At most 25 characters: the practitioner's name (up to 32) follows within 60. */
  title: string
  /** From the richest to the plainest; the first of 110 to 160 characters is taken, and the last one always is. */
  descriptions: readonly string[]
  keywords: readonly string[]
}

/** `Nome da Psicóloga, psicóloga (CRP 06/000000)`: 27 to 60 characters within the limits of the practice file. */
export const signature = ({ name, profession, registration }: Practice): string =>
  `${name}, ${profession} (${registrationLabel(registration)})`

const training = ({ education }: Practice): readonly string[] => [education.university, education.institute]

const common = (practice: Practice): readonly string[] => [
  `${practice.profession} ${agreeing(practice, 'junguiana', 'junguiano')}`,
  'psicoterapia junguiana',
  'psicologia analítica',
]

/** Head texts of the site's own pages; what follows a signature has 83 to 100 characters, so that every name fits. */
export const headTexts: Record<PageId, (practice: Practice) => HeadText> = {
  home: (practice) => ({
    title: `${capitalisedProfession(practice)} ${agreeing(practice, 'junguiana', 'junguiano')}`,
    descriptions: [
      `${signature(practice)}. Psicoterapia individual na abordagem junguiana, presencial em ${practice.contact.town} (${practice.contact.state.code}) e online por vídeo.`,
      `${signature(practice)}. Psicoterapia individual na abordagem junguiana, presencial no consultório e online por vídeo.`,
    ],
    keywords: [...common(practice), 'psicoterapia online', practice.contact.town, practice.contact.state.name],
  }),
  about: (practice) => ({
    title: `Sobre ${agreeing(practice, 'a psicóloga', 'o psicólogo')}`,
    descriptions: [
      `${signature(practice)}. Formação: ${training(practice).join(' e ')}. Percurso e modo de trabalhar na clínica junguiana.`,
      `${signature(practice)}. Formação: ${training(practice).join(' e ')}. Percurso e modo de trabalhar.`,
      `${signature(practice)}: percurso, formação e modo de trabalhar na psicoterapia individual de abordagem junguiana.`,
    ],
    keywords: [...common(practice), 'formação', ...training(practice)],
  }),
  approach: (practice) => ({
    title: 'Atuação clínica junguiana',
    descriptions: [
      `${signature(practice)}: como sonhos, imagens e afetos entram na conversa em um processo de psicoterapia junguiana.`,
    ],
    keywords: [...common(practice), 'sonhos', 'símbolos', 'arquétipos', 'individuação'],
  }),
  services: (practice) => ({
    title: 'Psicoterapia individual',
    descriptions: [
      `${signature(practice)}: psicoterapia individual presencial e online, em sessões de 60 minutos, na abordagem junguiana.`,
    ],
    keywords: [
      ...common(practice),
      'psicoterapia individual',
      'psicoterapia presencial',
      'psicoterapia online',
      practice.contact.town,
      ...training(practice),
    ],
  }),
  contact: (practice) => ({
    title: 'Contato e agendamento',
    descriptions: [
      `${signature(practice)}: telefone, e-mail, WhatsApp, horários e formulário para combinar uma primeira sessão.`,
    ],
    keywords: [...common(practice), 'contato', 'agendar consulta', practice.contact.town],
  }),
  privacy: (practice) => ({
    title: 'Privacidade',
    descriptions: [
      `${signature(practice)}: que dados este site trata, com que finalidade e como pedir acesso, correção ou exclusão.`,
    ],
    keywords: ['privacidade', 'LGPD', 'sigilo profissional'],
  }),
  accessibility: (practice) => ({
    title: 'Acessibilidade',
    descriptions: [
      `${signature(practice)}: recursos de acessibilidade deste site, limites conhecidos e como avisar sobre uma barreira.`,
    ],
    keywords: ['acessibilidade', 'WCAG', 'LBI'],
  }),
  notFound: (practice) => ({
    title: 'Página não encontrada',
    descriptions: [
      `${signature(practice)}: este endereço não existe. Veja os caminhos de volta ao início, aos serviços e ao contato.`,
    ],
    keywords: [],
  }),
}

/** What a screen reader says of the picture shown where a link to the site is shared. */
export const socialImageAlt = (practice: Practice): string =>
  `${signature(practice)}. Psicoterapia individual e online na abordagem junguiana.`

/** Name under which a phone keeps the site. */
export const manifestName = (practice: Practice): string => `${practice.name} · ${capitalisedProfession(practice)}`
