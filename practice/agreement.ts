import { months, registrationLabel } from '../src/core/format.ts'
import { type Hours, type Place, type PracticeFile, type ServiceFormat, weekdays } from '../src/core/practice.ts'
import { states, statesOf } from './brazil.ts'
import { careIn } from './care.ts'
import { examplePractice as example } from './examplePractice.ts'
import { formKeyFault } from './formService.ts'
import { sentenceNames } from './sentences.ts'
import { councilNumber, nationalNumber } from './understood.ts'

export interface Finding {
  path: PropertyKey[]
  message: string
  /** Said in the place of the value. */
  found?: string
}

/** A practice of which some fields are not known, as those that are wrong. */
export type Known<T> = T extends object ? { [Key in keyof T]?: Known<T[Key]> | undefined } : T | undefined

const at = (path: string, message: string): Finding => ({ path: path.split('.'), message })

const places = ['no consultório', 'por vídeo'] as const
const bothWays = 'Presencial ou Online'

/** In which practices a format can be had. */
const isOffered: Record<ServiceFormat, (where: Place) => boolean> = {
  [bothWays]: (where) => where === 'no consultório e por vídeo',
  Presencial: (where) => where !== 'por vídeo',
  Videochamada: (where) => where !== 'no consultório',
}

/** Formats no service can have in a practice that sees people there; none until that is known. */
export const formatsNotIn = (where: Place | undefined): string[] =>
  Object.entries(isOffered).flatMap(([format, isIn]) => (where && !isIn(where) ? format : []))

/** Where a practice says two things that cannot both be true. */
export function* contradictions(practice: Known<PracticeFile>): Generator<Finding> {
  const { registration, profession, portrait, services = [], contact } = practice
  const { hours = [], state, form, offices } = contact ?? {}
  const { where } = practice.care ?? careIn(practice)
  yield* outOfOrder(hours)
  const { name } = states[state?.code ?? ''] ?? {}
  if (name && state?.name && state.name !== name)
    yield at('contact.state.name', `o nome do estado da sigla ${state.code}, "${name}"`)
  if (where) {
    if (where === 'por vídeo' && offices) yield at('contact.offices', `nenhum consultório (o atendimento é ${where})`)
    if (where !== 'por vídeo' && contact && !offices)
      yield at('contact.offices', `ao menos um consultório (o atendimento é ${where})`)
    for (const [index, service] of services.entries())
      if (service?.format && !isOffered[service.format](where))
        yield { path: ['services', index, 'format'], message: `um formato em que você atende (${where})` }
  }
  const [one, other] = offices ?? []
  const isNamed = one?.name !== undefined || other?.name !== undefined
  // where the second has no town, the schema has compared their titles
  if (!isNamed && other?.town && one?.district === other.district && (one?.town ?? contact?.town) === other.town)
    yield at('contact.offices.1.name', 'um nome, porque os dois consultórios têm o mesmo bairro e a mesma cidade')
  if (contact && !('phone' in contact || 'whatsapp' in contact || 'email' in contact))
    yield at('contact.email', 'e-mail, telefone ou WhatsApp (ao menos um)')
  const keyFault = form?.endpoint && form.accessKey && formKeyFault(form.endpoint, form.accessKey)
  if (keyFault) yield at('contact.form.accessKey', keyFault)
  if (portrait?.file && portrait.alt === example.portrait.alt)
    yield at('portrait.alt', 'a descrição da sua foto (a que está aqui é da figura que vem com o site)')
  const { region, number } = registration ?? {}
  const said = councilNumber(number ?? '')
  const isElsewhere = region && said.region && said.region !== region
  if (isElsewhere)
    yield at(
      'registration.number',
      `o número da região ${region} (este é da ${said.region}; se ele está certo, mude o campo Região)`,
    )
  const registered = region && number && !isElsewhere ? { region, number: said.number } : undefined
  for (const [path, text] of textsOf(practice)) {
    if (profession && otherForm(profession, ofHerself).test(text))
      yield { path, message: `a palavra "${profession}", como no campo Profissão` }
    else if (registered && namesOther(registered, text))
      yield { path, message: `o mesmo número do Registro no CRP, "${registrationLabel(registered)}"` }
  }
}

/** Fields of which the site says nothing in such a practice; what stands in them waits for another answer. */
export const unasked = ({ care, contact }: Known<PracticeFile>): string[] => [
  ...(contact?.form ? [] : ['contact.failureNotice']),
  ...(contact?.form || contact?.email ? [] : ['contact.mailbox']),
  ...(care?.where === 'no consultório' ? ['clientsOnline'] : []),
]

/** What may be right, and is more often a slip. */
export function* doubts(practice: Known<PracticeFile>): Generator<Finding> {
  const { registration, profession, privacyReviewed = '', portrait, care, contact, services = [] } = practice
  const { phone, whatsapp, email } = contact ?? {}
  // the state is asked for later: beside the example's town it still is the example's
  const state = contact?.town === example.contact.town ? undefined : contact?.state
  const own = registration?.region
  const { region, areaCodes } = states[state?.code ?? ''] ?? {}
  if (region && own && own !== region) {
    const message = `o seu CRP é o da região ${own} (${statesOf(own)}); para atender em outro estado, pode ser exigida uma inscrição secundária`
    yield at('contact.state.code', message)
  }
  const numbers = { phone: nationalNumber(phone ?? ''), whatsapp: nationalNumber(whatsapp ?? '') }
  for (const [field, number] of Object.entries(numbers)) {
    const code = number.slice(0, 2)
    if (code && areaCodes?.includes(Number(code)) === false)
      yield at(`contact.${field}`, `o DDD ${code} é de outro estado`)
  }
  const formats = services.flatMap((service) => service?.format ?? [])
  const missing = places.find((where) => !formats.some((format) => format === bothWays || isOffered[format](where)))
  if (care?.where === 'no consultório e por vídeo' && formats.length > 0 && missing)
    yield at('care.where', `nenhum dos seus serviços é ${missing}`)
  for (const name of Object.keys(practice.texts ?? {}))
    if (!sentenceNames.includes(name))
      yield {
        path: ['texts', name],
        message: `"${name}" não é mais uma frase do site; o que você escreveu fica guardado`,
      }
  if (phone && whatsapp && isMobile(numbers.phone) && !isSame(numbers.phone, numbers.whatsapp))
    yield at('contact.phone', `este celular não é o mesmo do WhatsApp, "${whatsapp}"`)
  if (profession === 'psicólogo' && portrait?.file === null)
    yield at('portrait.file', 'sem uma foto sua, o site mostra o desenho de uma mulher')
  const [month = '', year] = privacyReviewed.split(' de ')
  if (new Date(Number(year), months.indexOf(month)) > new Date())
    yield at('privacyReviewed', 'este mês ainda não chegou')
  for (const [path, text] of textsOf(practice)) {
    const [elsewhere] = (care?.where && elsewhereThan[care.where]?.exec(text)) ?? []
    if (elsewhere) yield { path, message: `em “Onde você atende” está "${care?.where}", e aqui "${elsewhere}"` }
    if (profession && otherForm(profession, `(?<!${ofHerself}|Profissional do )`).test(text))
      yield { path, message: `o campo Profissão diz "${profession}"` }
    const number = text
      .match(phoneNumbers)
      ?.find((other) => !Object.values(numbers).some((known) => isSame(known, nationalNumber(other))))
    if (number && phone && whatsapp)
      yield { path, message: `o telefone ${number} não é o do campo Telefone nem o do WhatsApp` }
    const address = text.match(emailAddresses)?.find((other) => other.toLowerCase() !== email?.toLowerCase())
    if (address && email) yield { path, message: `o e-mail ${address} não é o E-mail de contato` }
  }
}

/** After `sou`, `atendo como`, or at the beginning she speaks of herself; somebody else may be of the other form. */
const ofHerself = '(?:^|(?<!\\p{L})(?:sou|(?:trabalho|atuo|atendo) como)(?: uma?)? )'

/** What a practice that sees people in one way only does not offer, unless the sentence denies it. */
const elsewhereThan: Partial<Record<Place, RegExp>> = {
  'por vídeo':
    /(?<!(?:^|[^\p{L}])(?:não|nem|sem)(?!\p{L})[^.]*)(?:presencia(?:l|is|lmente)|(?:no|em) (?:meu )?consultório)(?!\p{L})/iu,
  'no consultório':
    /(?<!(?:^|[^\p{L}])(?:não|nem|sem)(?!\p{L})[^.]*)(?:on-?line|videochamadas?|por vídeo|à distância)(?!\p{L})/iu,
}

const otherForm = (profession: PracticeFile['profession'], before: string): RegExp =>
  new RegExp(`${before}${profession === 'psicóloga' ? 'psicólogo' : 'psicóloga'}(?!\\p{L})`, 'iu')

/** The texts in which the practitioner speaks, one by one; not those on others. */
const textsOf = ({ registration, profession, education, contact, site, ...rest }: Known<PracticeFile>) => {
  const { form, ...place } = contact ?? {}
  return textsIn({ ...rest, contact: place })
}

function* textsIn(value: unknown, path: PropertyKey[] = []): Generator<[path: PropertyKey[], text: string]> {
  if (typeof value === 'string') yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    yield* textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key])
}

function* outOfOrder(hours: readonly (Known<Hours> | undefined)[]): Generator<Finding> {
  const path = ['contact', 'hours']
  for (const [index, one] of hours.entries()) {
    const { from, to, opens, closes } = one ?? {}
    if (from && to && day(from) > day(to)) {
      const message = 'o mesmo dia de “Do dia” ou um dia depois dele (a semana começa na segunda)'
      yield { path: [...path, index, 'to'], message }
    }
    if (opens && closes && opens >= closes)
      yield { path: [...path, index, 'closes'], message: 'uma hora depois da que está em “Das”' }
    const other = hours.slice(0, index).findIndex((earlier) => overlap(earlier, one))
    if (other < 0) continue
    const message = `um horário que não se cruze com o Horário ${other + 1}`
    yield { path: [...path, index, 'opens'], message }
  }
}

const day = (name: Hours['from']) => weekdays.indexOf(name)

const isInOrder = (hours: Known<Hours> = {}): hours is Hours => {
  const { from, to, opens, closes } = hours
  return from && to && opens && closes ? day(from) <= day(to) && opens < closes : false
}

const overlap = (one: Known<Hours> | undefined, other: Known<Hours> | undefined): boolean =>
  isInOrder(one) &&
  isInOrder(other) &&
  day(one.from) <= day(other.to) &&
  day(other.from) <= day(one.to) &&
  one.opens < other.closes &&
  other.opens < one.closes

/** `CRP 06/123456`, `CRP-SP nº 06/123.456`, `CRP 123456`; a region alone is no number. */
const councilNumbers =
  /[Cc][Rr][Pp](?:[\s:/\p{Pd}]|[nN][º°.]|[A-Z]{2}(?!\p{L}))*(?:(?<region>\d{1,2})(?:[\s/\p{Pd}]|[nN][º°.])+)?(?<number>\d[\d.]{2,})/gu

const namesOther = ({ region, number }: Parameters<typeof registrationLabel>[0], text: string): boolean =>
  [...text.matchAll(councilNumbers)].some(
    ({ groups = {} }) =>
      councilNumber(groups.number ?? '').number !== number ||
      (groups.region !== undefined && Number(groups.region) !== Number(region)),
  )

/** Numbers with area code, or mobile ones without; not years from–to, nor what is part of a longer number. */
const phoneNumbers = /(?<![\w/.-])(?:\+?55\s?)?(?:\(?\d{2}\)?\s?(?:9\s?)?\d{4}|9\s?\d{4})[\s.\p{Pd}]?\d{4}(?![\d/])/gu

const emailAddresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

const isMobile = (number: string): boolean => number.length === 11

/** Whether said with or without area code and the ninth digit. */
const isSame = (own: string, said: string): boolean =>
  own.slice(-8) === said.slice(-8) && (said.length < 10 || own.slice(0, 2) === said.slice(0, 2))
