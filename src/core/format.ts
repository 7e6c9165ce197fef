import type { Contact, Office, Practice } from './practice'
import { capitalised, listed } from './words.ts'

/** Council registration as it is written in Brazil: `CRP 06/000000`. */
export const registrationLabel = ({ region, number }: Pick<Practice['registration'], 'region' | 'number'>): string =>
  `CRP ${region}/${number}`

/** `Psicóloga` or `Psicólogo`. */
export const capitalisedProfession = ({ profession }: Pick<Practice, 'profession'>): string => capitalised(profession)

/** The form of a word that agrees with the practitioner's profession. */
export const agreeing = ({ profession }: Pick<Practice, 'profession'>, feminine: string, masculine: string): string =>
  profession === 'psicóloga' ? feminine : masculine

/** What stands wherever the practitioner is named: `Psicóloga, CRP 06/000000`. */
export const credentialLine = (practice: Pick<Practice, 'profession' | 'registration'>): string =>
  `${capitalisedProfession(practice)}, ${registrationLabel(practice.registration)}`

/** E.164 number of a phone as shown: `(11) 90000-0000` → `+5511900000000`. */
export const internationalPhone = (phone: string): string => `+55${phone.replace(/\D/g, '')}`

export const months: readonly string[] = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** `21 de novembro de 2026` for `2026-11-21`. By `Intl` it would keep a slow phone busy for 100 ms. */
export function dateLabel(isoDay: string): string {
  const [year, month = 1, day] = isoDay.split('-').map(Number)
  return `${day === 1 ? '1º' : day} de ${months[month - 1]} de ${year}`
}

/** Opening words of the WhatsApp draft; nothing about health, since links are copied and logged. */
export const whatsappDraft = 'Olá! Vi seu site e gostaria de saber sobre horários para atendimento.'

export const telHref = (phone: string): string => `tel:${internationalPhone(phone)}`

export const whatsappHref = (whatsapp: string): string =>
  `https://wa.me/${whatsapp}?text=${encodeURIComponent(whatsappDraft)}`

/** `(11) 91234-5678`. */
export const whatsappNumber = (whatsapp: string): string => whatsapp.replace(/^55(..)(.+)(....)$/, '($1) $2-$3')

export const mailtoHref = (email: string): string => `mailto:${email}`

/** The towns of the offices, each once. */
export const townsOf = ({ offices, town }: Contact): string[] => [
  ...new Set(offices ? offices.map((office) => office.town ?? town) : [town]),
]

/** One of two offices: its own name, its district or, where the other has the same, its town with it. */
export const officeTitle = ({ name, district, town }: Office, other?: Office): string =>
  name ?? (town && other?.district === district ? `${district}, ${town}` : district)

/** Towns that speech gives an article. */
const articled: Record<string, string> = {
  'Cabo de Santo Agostinho': 'no',
  Crato: 'no',
  Guarujá: 'no',
  Recife: 'no',
  'Rio de Janeiro': 'no',
  Serra: 'na',
}

/** `em Cidade`, `no Rio de Janeiro`. */
export const inTown = (town: string): string => `${articled[town] ?? 'em'} ${town}`

/** `em Cidade e Outra Cidade`, `em Niterói e no Rio de Janeiro`. */
export function inTowns(contact: Contact): string {
  const towns = townsOf(contact)
  return towns.some((town) => articled[town]) ? listed(towns.map(inTown)) : `em ${listed(towns)}`
}

/** Towns with their state, unless that has the same name: `Cidade, São Paulo`. */
const withState = (towns: string, { name }: Contact['state']): string =>
  towns.endsWith(name) ? towns : `${towns}, ${name}`

/** `Cidade, São Paulo`. */
export const placeLine = (contact: Contact): string => withState(listed(townsOf(contact)), contact.state)

/** `em Cidade, São Paulo`. */
export const inPlace = (contact: Contact): string => withState(inTowns(contact), contact.state)
