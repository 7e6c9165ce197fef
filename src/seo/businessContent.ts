import type { Practice } from '../core/practice'

/** Texts of the structured data on the services page. */
export const business = {
  specialty: 'Psicologia Clínica',
  catalog: 'Psicoterapia individual',
  language: 'pt-BR',
  country: 'BR',
  contactType: 'agendamento',
  knowsAbout: ['Psicologia analítica', 'Psicoterapia junguiana', 'Sonhos', 'Símbolos'],
  credentialCategory: 'Registro profissional',
} as const

const inPerson = { id: 'presencial', name: 'Psicoterapia individual presencial', place: 'no consultório' }
const online = { id: 'online', name: 'Psicoterapia individual online', place: 'por videochamada' }

/** In person only where there is an office. */
export const offersOf = ({ contact, sessionLength }: Practice) =>
  [...(contact.offices ? [inPerson] : []), online].map(({ place, ...offer }) => ({
    ...offer,
    description: `Sessões individuais de ${sessionLength} ${place}, na abordagem junguiana.`,
  }))

/** ISO 8601 of a session's length, where it is a number of minutes: `PT60M`. */
export function durationOf({ sessionLength }: Practice): string | undefined {
  const [, minutes] = /^(\d+) minutos$/.exec(sessionLength) ?? []
  return minutes && `PT${minutes}M`
}

/** `Conselho Regional de Psicologia da 6ª Região`. */
export const councilName = ({ region }: Practice['registration']): string =>
  `Conselho Regional de Psicologia da ${Number(region)}ª Região`
