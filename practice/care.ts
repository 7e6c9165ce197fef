import type { Care, ServiceFormat } from '../src/core/practice.ts'

interface Told {
  contact?: { offices?: unknown } | undefined
  services?: readonly ({ format?: ServiceFormat | undefined } | undefined)[] | undefined
}

/** Where and whom she sees, for a file from before that was asked: told by its offices and the formats of its services. */
export function careIn({ contact, services = [] }: Told): Care {
  const isByVideo = services.some((service) => service?.format !== 'Presencial')
  const inRoom = isByVideo ? 'no consultório e por vídeo' : 'no consultório'
  return { where: contact?.offices ? inRoom : 'por vídeo', whom: ['pessoas adultas'] }
}
