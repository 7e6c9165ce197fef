import { internationalPhone } from '../core/format'
import { at } from '../core/paths'
import type { Contact, Office, Practice } from '../core/practice'
import { listed } from '../core/words'
import { absolute, type HeadPage } from './head'

const places = { presencial: 'no consultório', online: 'por videochamada' } as const

/** What the practice offers, in person, by video, or both (specification 1). */
function offersOf({ care, clientsOnline = '', derivedCopy }: Practice) {
  const { therapy, sessionLength, isInPerson, isByVideo } = derivedCopy
  // after a longer name the place would read as a part of it
  const comma = therapy.split(' ').length > 2 ? ',' : ''
  const kind = therapy.endsWith('individual') ? 'Sessões individuais' : 'Sessões'
  const length = sessionLength ? ` de ${sessionLength}` : ''
  const duration = sessionLength && isoDuration(sessionLength)
  const offered = [...(isInPerson ? ['presencial' as const] : []), ...(isByVideo ? ['online' as const] : [])]
  return offered.map((place) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: `${therapy}${comma} ${place}`,
      description: `${kind}${length} ${places[place]}, na abordagem junguiana.`,
      audience: { '@type': 'Audience', audienceType: listed(care.whom) },
      // in person, the address says where
      ...(place === 'online' &&
        /todo o Brasil|Brasil inteiro|qualquer \p{L}+ do Brasil/iu.test(clientsOnline) && { areaServed: 'BR' }),
      // schema.org has no place for the length of a service; programs that do not know it here pass over it
      ...(duration && { duration }),
    },
  }))
}

/** ISO 8601 of a session's length, where it is a number of minutes: `PT60M`. */
function isoDuration(length: string): string | undefined {
  const [, minutes] = /^(\d+) ?min(?:utos)?$/.exec(length) ?? []
  return minutes && `PT${minutes}M`
}

/** The district stands where it has its place on letters in Brazil: after the street. */
const addressIn = ({ state, town }: Contact, office?: Office) => ({
  '@type': 'PostalAddress',
  ...(office?.street && { streetAddress: `${office.street} - ${office.district}` }),
  addressLocality: office?.town ?? town,
  addressRegion: state.code,
  addressCountry: 'BR',
})

/**
 * Structured data of a page: the services page's business, nothing elsewhere. For the prerender step only. The
 * specialty is a text: of schema.org's own values the nearest is "Psychiatric", which would suggest a physician.
 */
export function jsonLd(page: HeadPage, practice: Practice) {
  if (page.id !== 'services') return null
  const { contact, derivedCopy, name } = practice
  const [office, second] = contact.offices ?? []
  return {
    '@context': 'https://schema.org',
    '@type': ['MedicalBusiness', 'MedicalOrganization'],
    '@id': absolute(at('/#atendimento'), practice),
    name,
    description: `${derivedCopy.offer}.`,
    url: absolute(page.path, practice),
    ...(contact.phone && { telephone: internationalPhone(contact.phone) }),
    ...(contact.email && { email: contact.email }),
    medicalSpecialty: 'Psicologia Clínica',
    address: second ? [office, second].map((one) => addressIn(contact, one)) : addressIn(contact, office),
    hasOfferCatalog: { '@type': 'OfferCatalog', name: derivedCopy.therapy, itemListElement: offersOf(practice) },
  }
}

/** For a `<script type="application/ld+json">`: no text in it can close the element. */
export const serializeJsonLd = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
