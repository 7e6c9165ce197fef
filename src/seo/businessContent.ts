import type { Practice } from '../core/practice'

/** Texts of the structured data on the services page. */
export const business = {
  specialty: 'Psicologia Clínica',
  catalog: 'Psicoterapia individual',
  /** Length of a session, ISO 8601 (specification 9). */
  sessionLength: 'PT60M',
  language: 'pt-BR',
  country: { code: 'BR', name: 'Brasil' },
  contactType: 'agendamento',
  knowsAbout: ['Psicologia analítica', 'Psicoterapia junguiana', 'Sonhos', 'Símbolos'],
  credentialCategory: 'Registro profissional',
} as const

export const businessDescription = 'Psicoterapia individual na abordagem junguiana, presencial e por videochamada.'

export const offers = [
  {
    id: 'presencial',
    name: 'Psicoterapia individual presencial',
    description: 'Sessões individuais de 60 minutos no consultório, na abordagem junguiana.',
  },
  {
    id: 'online',
    name: 'Psicoterapia individual online',
    description: 'Sessões individuais de 60 minutos por videochamada, na abordagem junguiana.',
  },
] as const

/** `Conselho Regional de Psicologia da 6ª Região`. */
export const councilName = ({ region }: Practice['registration']): string =>
  `Conselho Regional de Psicologia da ${Number(region)}ª Região`
