import { registrationLabel } from '../../src/core/format.ts'
import { type Hours, type Practice, weekdays } from '../../src/core/practice.ts'
import { states } from './brazil.ts'

export interface Finding {
  path: PropertyKey[]
  message: string
}

/** Where a practice says two things that cannot both be true. */
export function* contradictions(practice: Practice): Generator<Finding> {
  const { registration, profession, contact } = practice
  yield* overlaps(contact.hours)
  const { name } = states[contact.state.code] ?? {}
  if (contact.state.name !== name)
    yield { path: ['contact', 'state', 'name'], message: `o nome do estado da sigla ${contact.state.code}, "${name}"` }
  const label = registrationLabel(registration)
  const otherForm = new RegExp(`${profession === 'psicóloga' ? 'psicólogo' : 'psicóloga'}(?!\\p{L})`, 'iu')
  for (const [path, text] of textsOf(practice)) {
    if (otherForm.test(text)) yield { path, message: `a palavra "${profession}", como no campo Profissão` }
    else if (namesOther(registration, text)) yield { path, message: `o mesmo número do Registro no CRP, "${label}"` }
  }
}

/** What may be right, and is more often a slip. */
export function* doubts(practice: Practice): Generator<Finding> {
  const { phone, whatsapp, email, state, offices } = practice.contact
  const { region, areaCodes = [] } = states[state.code] ?? {}
  if (practice.registration.region !== region)
    yield {
      path: ['registration', 'region'],
      message: `${state.name} é da região ${region}; para atender ali, o CRP pode exigir uma inscrição secundária`,
    }
  for (const [index, { format }] of practice.services.entries())
    if (!offices && format !== 'Videochamada')
      yield { path: ['services', index, 'format'], message: 'este formato pede uma sala, e não há nenhum Consultório' }
  const numbers = { phone: digitsOf(phone), whatsapp: digitsOf(whatsapp) }
  for (const [field, number] of Object.entries(numbers)) {
    const code = number.slice(0, 2)
    if (!areaCodes.includes(Number(code)))
      yield { path: ['contact', field], message: `o DDD ${code} não é de ${state.name}` }
  }
  if (isMobile(numbers.phone) && !isSame(numbers.phone, numbers.whatsapp))
    yield { path: ['contact', 'phone'], message: `este celular não é o mesmo do WhatsApp, "${whatsapp}"` }
  for (const [path, text] of textsOf(practice)) {
    const number = text
      .match(phoneNumbers)
      ?.find((said) => !Object.values(numbers).some((own) => isSame(own, digitsOf(said))))
    if (number) yield { path, message: `o telefone ${number} não é o do campo Telefone nem o do WhatsApp` }
    const address = text.match(emailAddresses)?.find((said) => said.toLowerCase() !== email.toLowerCase())
    if (address) yield { path, message: `o e-mail ${address} não é o E-mail de contato` }
  }
}

/** What the practitioner says herself, text by text; not what is said of others. */
const textsOf = ({ registration, profession, education, contact, site, ...rest }: Practice) => {
  const { form, ...place } = contact
  return textsIn({ ...rest, contact: place })
}

function* textsIn(value: unknown, path: PropertyKey[] = []): Generator<[path: PropertyKey[], text: string]> {
  if (typeof value === 'string') yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    yield* textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key])
}

function* overlaps(hours: readonly Hours[]): Generator<Finding> {
  const day = (name: Hours['from']) => weekdays.indexOf(name)
  for (const [index, one] of hours.entries()) {
    const other = hours
      .slice(0, index)
      .findIndex(
        ({ from, to, opens, closes }) =>
          day(from) <= day(one.to) && day(one.from) <= day(to) && opens < one.closes && one.opens < closes,
      )
    if (other < 0) continue
    const message = `um horário que não se cruze com o Horário ${other + 1}`
    yield { path: ['contact', 'hours', index, 'opens'], message }
  }
}

/** `CRP 06/123456`, `CRP-SP nº 06/123.456`, `CRP 123456`; a region alone is no number. */
const councilNumbers =
  /[Cc][Rr][Pp](?:[\s:/\p{Pd}]|[nN][º°.]|[A-Z]{2}(?!\p{L}))*(?:(?<region>\d{1,2})(?:[\s/\p{Pd}]|[nN][º°.])+)?(?<number>\d[\d.]{2,})/gu

const namesOther = ({ region, number }: Practice['registration'], text: string): boolean =>
  [...text.matchAll(councilNumbers)].some(
    ({ groups = {} }) =>
      digitsOf(groups.number ?? '') !== number ||
      (groups.region !== undefined && Number(groups.region) !== Number(region)),
  )

/** With area code, or a mobile one without; not years from–to, nor what is part of a longer number. */
const phoneNumbers = /(?<![\w/.-])(?:\+?55\s?)?(?:\(?\d{2}\)?\s?(?:9\s?)?\d{4}|9\s?\d{4})[\s.\p{Pd}]?\d{4}(?![\d/])/gu

const emailAddresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Without the code of the country. */
const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/^55(?=\d{10})/, '')

const isMobile = (number: string): boolean => number.length === 11

/** Whether said with or without area code and the ninth digit. */
const isSame = (own: string, said: string): boolean =>
  own.slice(-8) === said.slice(-8) && (said.length < 10 || own.slice(0, 2) === said.slice(0, 2))
