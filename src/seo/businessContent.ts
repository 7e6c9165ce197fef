import type { Practice, ServiceFormat } from '../core/practice'

/** Texts of the structured data on the services page. */
export const business = {
  specialty: 'Psicologia Clínica',
  language: 'pt-BR',
  country: 'BR',
  contactType: 'agendamento',
  credentialCategory: 'Registro profissional',
} as const

const places = { presencial: 'no consultório', online: 'por videochamada' } as const

/** Where a service of a format can be had, each an offer. */
const placesOf: Record<ServiceFormat, readonly (keyof typeof places)[]> = {
  'Presencial ou Online': ['presencial', 'online'],
  Presencial: ['presencial'],
  Videochamada: ['online'],
}

export const subjectsOf = ({ said }: Practice): string[] => [
  'Psicologia analítica',
  ...(said.isGuidance ? [] : ['Psicoterapia junguiana']),
  'Sonhos',
  'Símbolos',
]

const namesPlace = /presencia(l|is)|online|vídeo|consultório/i

/** A title that only says where: what is offered there is what the practice offers. */
const onlyPlace = /^((atendimentos?|sess(ão|ões)|consultas?) )?(presencia(l|is)|online|por vídeo(chamada)?)$/i

/** Her services, each in the room, by video, or both; what two of them offer is one offer. */
export function offersOf({ said, services, sessionLength }: Practice) {
  const offers = services.flatMap(({ title, description, format }) =>
    placesOf[format].map((place) => {
      const serviceType = onlyPlace.test(title) ? said.therapy : title
      // after a longer name it would read as a part of it
      const comma = serviceType.split(' ').length > 2 ? ',' : ''
      return {
        name: namesPlace.test(serviceType) ? serviceType : `${serviceType}${comma} ${place}`,
        serviceType,
        description:
          serviceType === said.therapy
            ? `Sessões ${said.therapy.endsWith('individual') ? 'individuais ' : ''}de ${sessionLength} ${places[place]}, na abordagem junguiana.`
            : description,
      }
    }),
  )
  return offers.filter(({ name }, index) => offers.findIndex((other) => other.name === name) === index)
}

/** ISO 8601 of a session's length, where it is a number of minutes: `PT60M`. */
export function durationOf({ sessionLength }: Practice): string | undefined {
  const [, minutes] = /^(\d+) ?min(?:utos)?$/.exec(sessionLength) ?? []
  return minutes && `PT${minutes}M`
}

/** `Conselho Regional de Psicologia da 6ª Região`. */
export const councilName = ({ region }: Practice['registration']): string =>
  `Conselho Regional de Psicologia da ${Number(region)}ª Região`
