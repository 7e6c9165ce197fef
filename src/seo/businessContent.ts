import type { Practice } from '../core/practice'

/** Texts of the structured data on the services page. */
export const business = {
  specialty: 'Psicologia Clínica',
  language: 'pt-BR',
  country: 'BR',
  contactType: 'agendamento',
  credentialCategory: 'Registro profissional',
} as const

const inPerson = { id: 'presencial', place: 'no consultório' }
const online = { id: 'online', place: 'por videochamada' }

export const subjectsOf = ({ said }: Practice): string[] => [
  'Psicologia analítica',
  ...(said.isGuidance ? [] : ['Psicoterapia junguiana']),
  'Sonhos',
  'Símbolos',
]

/** In the room, by video, or both. */
export const offersOf = ({ said, sessionLength }: Practice) =>
  [...(said.isInRoom ? [inPerson] : []), ...(said.isByVideo ? [online] : [])].map(({ id, place }) => ({
    id,
    // after a longer name it would read as a part of it
    name: `${said.therapy}${said.therapy.split(' ').length > 2 ? ',' : ''} ${id}`,
    serviceType: said.therapy,
    description: `Sessões ${said.therapy.endsWith('individual') ? 'individuais ' : ''}de ${sessionLength} ${place}, na abordagem junguiana.`,
  }))

/** ISO 8601 of a session's length, where it is a number of minutes: `PT60M`. */
export function durationOf({ sessionLength }: Practice): string | undefined {
  const [, minutes] = /^(\d+) ?min(?:utos)?$/.exec(sessionLength) ?? []
  return minutes && `PT${minutes}M`
}

/** `Conselho Regional de Psicologia da 6ª Região`. */
export const councilName = ({ region }: Practice['registration']): string =>
  `Conselho Regional de Psicologia da ${Number(region)}ª Região`
