import type {
  DayOfWeek,
  FAQPage,
  MedicalBusiness,
  MedicalOrganization,
  MergeLeafTypes,
  Offer,
  OpeningHoursSpecification,
  Person,
  PostalAddress,
  Service,
  WithContext,
} from 'schema-dts'
import { capitalisedProfession, internationalPhone, registrationLabel, townsOf, whatsappHref } from '../core/format'
import { at, paths } from '../core/paths'
import { type Contact, type DerivedCopy, type Hours, type Office, type Practice, weekdays } from '../core/practice'
import { slug } from '../core/words'
import { absolute, type HeadPage } from './head'

/** Texts of the structured data on the services page. */
const business = {
  specialty: 'Psicologia Clínica',
  language: 'pt-BR',
  country: 'BR',
  contactType: 'agendamento',
  credentialCategory: 'Registro profissional',
} as const

const places = { presencial: 'no consultório', online: 'por videochamada' } as const

const subjects = ['Psicologia analítica', 'Abordagem junguiana', 'Sonhos', 'Símbolos']

/** What the practice offers, in person, by video, or both (specification 1). */
function offersOf({ derivedCopy }: Practice) {
  const { therapy, sessionLength, isInPerson, isByVideo } = derivedCopy
  // after a longer name the place would read as a part of it
  const comma = therapy.split(' ').length > 2 ? ',' : ''
  const kind = therapy.endsWith('individual') ? 'Sessões individuais' : 'Sessões'
  const length = sessionLength ? ` de ${sessionLength}` : ''
  const offered = [...(isInPerson ? ['presencial' as const] : []), ...(isByVideo ? ['online' as const] : [])]
  return offered.map((place) => ({
    name: `${therapy}${comma} ${place}`,
    description: `${kind}${length} ${places[place]}, na abordagem junguiana.`,
  }))
}

/** ISO 8601 of a session's length, where it is a number of minutes: `PT60M`. */
function isoDuration(length: string): string | undefined {
  const [, minutes] = /^(\d+) ?min(?:utos)?$/.exec(length) ?? []
  return minutes && `PT${minutes}M`
}

/** `Conselho Regional de Psicologia da 6ª Região`. */
const councilName = ({ region }: Practice['registration']): string =>
  `Conselho Regional de Psicologia da ${Number(region)}ª Região`

type Leaf<T, Name extends string> = Extract<T, { '@type': Name }>

type BothTypes = MergeLeafTypes<
  [Leaf<MedicalBusiness, 'MedicalBusiness'>, Leaf<MedicalOrganization, 'MedicalOrganization'>]
>

/**
 * Both types, because `medicalSpecialty` belongs to an organisation and opening hours to a business. The
 * specialty is a text: of schema.org's own values the nearest is "Psychiatric", which would suggest a physician.
 */
type Business = Omit<BothTypes, 'medicalSpecialty'> & { medicalSpecialty: string }

/**
 * schema.org has no place for the length of a service. The specification's PT60M stands where a reader looks for it, in the
 * service itself; programs that do not know it there pass over it.
 */
type TimedService = Leaf<Service, 'Service'> & { duration?: string }

/** Structured data of a page: the services page's business, nothing elsewhere. For the prerender step only. */
export function jsonLd(page: HeadPage, practice: Practice): WithContext<Business> | null {
  if (page.id !== 'services') return null
  const { contact, derivedCopy, languages, profiles } = practice
  const url = absolute(page.path, practice)
  const reached = {
    ...(contact.phone && { telephone: internationalPhone(contact.phone) }),
    ...(contact.email && { email: contact.email }),
  }
  const person = practitioner(practice)
  return {
    '@context': 'https://schema.org',
    '@type': ['MedicalBusiness', 'MedicalOrganization'],
    '@id': absolute(at('/#atendimento'), practice),
    name: practice.name,
    description: `${derivedCopy.offer}.`,
    url,
    image: absolute(at('/social.png'), practice),
    ...reached,
    medicalSpecialty: business.specialty,
    knowsAbout: subjects,
    ...placeOf(contact),
    ...(contact.offices && { areaServed: townsOf(contact).map((name) => ({ '@type': 'City', name }) as const) }),
    openingHoursSpecification: contact.hours.map(openingHours),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: business.contactType,
      ...reached,
      ...(contact.whatsapp && !contact.phone && !contact.email && { url: whatsappHref(contact.whatsapp) }),
      availableLanguage: languages?.map(language) ?? business.language,
    },
    ...(profiles && { sameAs: profiles.map((profile) => profile.url) }),
    founder: person,
    employee: { '@id': person['@id'] },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: derivedCopy.therapy,
      itemListElement: offersOf(practice).map((offer) => offerOf(offer, practice.derivedCopy, url)),
    },
  }
}

function offerOf({ name, description }: Record<'name' | 'description', string>, copy: DerivedCopy, url: string): Offer {
  const duration = copy.sessionLength && isoDuration(copy.sessionLength)
  const service: TimedService = {
    '@type': 'Service',
    name,
    description,
    serviceType: copy.therapy,
    ...(duration && { duration }),
  }
  return { '@type': 'Offer', '@id': `${url}#${slug(name)}`, name, url, itemOffered: service }
}

function practitioner(practice: Practice) {
  const { education, languages, name, registration } = practice
  return {
    '@type': 'Person',
    '@id': absolute(at('/#profissional'), practice),
    name,
    jobTitle: capitalisedProfession(practice),
    url: absolute(paths.about(practice.aboutSlug), practice),
    alumniOf: [
      { '@type': 'CollegeOrUniversity', name: education.university },
      ...(education.institute && education.training === 'formação em instituto'
        ? [{ '@type': 'EducationalOrganization' as const, name: education.institute }]
        : []),
    ],
    ...(languages && { knowsLanguage: languages.map(language) }),
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      name: registrationLabel(registration),
      credentialCategory: business.credentialCategory,
      recognizedBy: { '@type': 'Organization', name: councilName(registration) },
    },
  } as const satisfies Person
}

const dayNames: Record<Hours['from'], Extract<DayOfWeek, string>> = {
  segunda: 'https://schema.org/Monday',
  terça: 'https://schema.org/Tuesday',
  quarta: 'https://schema.org/Wednesday',
  quinta: 'https://schema.org/Thursday',
  sexta: 'https://schema.org/Friday',
  sábado: 'https://schema.org/Saturday',
  domingo: 'https://schema.org/Sunday',
}

const openingHours = ({ from, to, opens, closes }: Hours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1).map((day) => dayNames[day]),
  opens,
  // as search engines ask
  closes: closes === '24:00' ? '23:59' : closes,
})

const language = (name: string) => ({ '@type': 'Language', name }) as const

/** The district stands where it has its place on letters in Brazil: after the street. */
const addressIn = ({ state, town }: Contact, office?: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(office?.street && { streetAddress: `${office.street} - ${office.district}` }),
  addressLocality: office?.town ?? town,
  addressRegion: state.code,
  addressCountry: business.country,
})

/**
 * Hours are those of the business. Beside two addresses they would hold for both, and the practice file does not
 * say when the practitioner is at which: two are places where the business is.
 */
function placeOf(contact: Contact): Pick<Business, 'address' | 'location'> {
  const [office, second] = contact.offices ?? []
  const address = addressIn(contact, office)
  return second ? { location: [address, addressIn(contact, second)] } : { address }
}

/** The questions of a page with their answers, beside its other data; nothing where all have been left out. */
export const faqPage = (questions: readonly { title: string; text: string }[]): WithContext<FAQPage>[] =>
  questions.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ title, text }) => ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text },
          })),
        },
      ]

/** For a `<script type="application/ld+json">`: no text in it can close the element. */
export const serializeJsonLd = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
