import type { Practice } from '../../src/core/practice.ts'
import { practice } from './examplePractice.ts'
import { isLocalHost } from './fields.ts'

/** Fields in which the shipped value has to be replaced. */
export const exampleValues: readonly string[] = [
  'name',
  'aboutSlug',
  'registration.number',
  'contact.phone',
  'contact.whatsapp',
  'contact.email',
  'contact.town',
  'contact.form.accessKey',
  'education.university',
  'education.institute',
  'site.url',
  'site.poweredBy.name',
  'site.poweredBy.url',
]

/** Fields in which the shipped file states facts about the practitioner: to be confirmed or replaced. */
export const exampleStatements: readonly string[] = [
  'biography.0',
  'biography.1',
  'contact.offices.0.district',
  'contact.offices.0.landmark',
  'contact.offices.0.parking',
  'contact.offices.0.access',
  'contact.hours',
  'contact.answerTime',
  'contact.mailbox.name',
  'credentials.1.description',
  'credentials.2.title',
  'credentials.2.description',
  'services.0.description',
  'services.1.description',
  'services.2.description',
  'site.hosting.name',
]

/** The form service as shipped: its name, which the privacy page tells, and the host of its address. */
export const exampleService = { name: 'Web3Forms', host: 'api.web3forms.com' } as const

/** Whether a photograph still has the description of the engraved figure, which is right as long as there is none. */
export const describesEngraving = ({ file, alt }: Practice['portrait']): boolean =>
  file !== null && alt === practice.portrait.alt

/** Host of a service that the privacy page would call by the shipped one's name; null where it may be right. */
export function misnamedService({ endpoint, service }: Practice['contact']['form']): string | null {
  const { hostname } = new URL(endpoint)
  const mayBeRight = service.name !== exampleService.name || hostname === exampleService.host || isLocalHost(hostname)
  return mayBeRight ? null : hostname
}
