import { z } from 'zod'
import { months, registrationLabel } from '../src/core/format.ts'
import { type Hours, type Place, type PracticeFile, type ServiceFormat, weekdays } from '../src/core/practice.ts'
import { states, statesOf } from './brazil.ts'
import { examplePractice as example } from './examplePractice.ts'
import { councilNumber } from './normalize.ts'

export interface Finding {
  path: PropertyKey[]
  message: string
  /** Said in the place of the value. */
  found?: string
}

/** A practice of which some fields are not known, as those that are wrong. */
export type Known<T> = T extends object ? { [Key in keyof T]?: Known<T[Key]> | undefined } : T | undefined

const at = (path: string, message: string): Finding => ({ path: path.split('.'), message })

/** In which practices a format can be had. */
const isOffered: Record<ServiceFormat, (where: Place) => boolean> = {
  'Presencial ou Online': (where) => where === 'no consultório e por vídeo',
  Presencial: (where) => where !== 'por vídeo',
  Videochamada: (where) => where !== 'no consultório',
}

/** Formats no service can have in a practice that sees people there; none until that is known. */
export const formatsNotIn = (where: Place | undefined): string[] =>
  Object.entries(isOffered).flatMap(([format, isIn]) => (where && !isIn(where) ? format : []))

/** Fields of which the site says nothing in such a practice; what stands in them waits for another answer. */
export const unasked = ({ care, contact, education }: Known<PracticeFile>): string[] => [
  ...(contact?.form ? [] : ['contact.failureNotice']),
  ...(contact?.form || contact?.email ? [] : ['contact.mailbox']),
  ...(care?.where === 'no consultório' ? ['clientsOnline'] : []),
  ...(care?.where === 'por vídeo' ? ['contact.offices'] : []),
  ...(education?.training === 'estudo e supervisão' ? ['education.institute'] : []),
]

/** Where a practice says two things that cannot both be true. */
export function* crossFieldChecks(practice: Known<PracticeFile>): Generator<Finding> {
  const { care, contact, education, portrait, profession, registration, services = [] } = practice
  const { form, hours = [], offices } = contact ?? {}
  yield* hourChecks(hours)
  if (care?.where && care.where !== 'por vídeo' && contact && !offices)
    yield at('contact.offices', `ao menos um consultório (o atendimento é ${care.where})`)
  for (const [index, service] of services.entries())
    if (service?.format && formatsNotIn(care?.where).includes(service.format))
      yield { path: ['services', index, 'format'], message: `um formato em que você atende (${care?.where})` }
  const [one, other] = offices ?? []
  const isNamed = one?.name !== undefined || other?.name !== undefined
  // where the second has no town, the schema has compared their titles
  if (!isNamed && other?.town && one?.district === other.district && (one?.town ?? contact?.town) === other.town)
    yield at('contact.offices.1.name', 'um nome, porque os dois consultórios têm o mesmo bairro e a mesma cidade')
  if (contact && !('phone' in contact || 'whatsapp' in contact || 'email' in contact))
    yield at('contact.email', 'e-mail, telefone ou WhatsApp (ao menos um)')
  const isKnownService = form?.endpoint?.startsWith('https://api.web3forms.com/')
  if (isKnownService && form?.accessKey && !z.regexes.guid.test(form.accessKey))
    yield at('contact.form.accessKey', 'a chave que o Web3Forms manda por e-mail, de 36 letras, números e hífens')
  const { training, institute } = education ?? {}
  if (education && training && training !== 'estudo e supervisão' && !institute)
    yield at('education.institute', 'o instituto em que você faz ou fez a formação')
  if (portrait?.file && portrait.alt === example.portrait.alt)
    yield at('portrait.alt', 'a descrição da sua foto (a que está aqui é da figura que vem com o site)')
  const { region, number } = registration ?? {}
  const written = councilNumber(number ?? '')
  const isElsewhere = region && written.region && written.region !== region
  if (isElsewhere)
    yield at(
      'registration.number',
      `o número da região ${region} (este é da ${written.region}; ou mude o campo Região)`,
    )
  const registered = region && number && !isElsewhere ? { region, number: written.number } : undefined
  for (const [path, text] of textsOf(practice)) {
    const claimed = training && training !== 'formação em instituto' && trained.exec(text)?.[0]
    if (profession && otherForm[profession].test(text))
      yield { path, message: `a palavra "${profession}", como no campo Profissão` }
    else if (registered && namesOther(registered, text))
      yield { path, message: `o mesmo número do Registro no CRP, "${registrationLabel(registered)}"` }
    else if (claimed)
      yield {
        path,
        message: `texto sem "${claimed}", porque só se citam títulos que se têm (Código de Ética, art. 20, b) e a sua formação é: ${training}`,
      }
  }
}

/** What may be right, and is more often a slip. */
export function* doubts(practice: Known<PracticeFile>): Generator<Finding> {
  const { care, contact, privacyReviewed = '', profession, portrait, registration } = practice
  // the state is asked for later: beside the example's town it still is the example's
  const state = contact?.town === example.contact.town ? undefined : states[contact?.state?.code ?? '']
  const own = registration?.region
  if (state && own && own !== state.region)
    yield at(
      'contact.state.code',
      `o seu CRP é o da região ${own} (${statesOf(own)}); para atender em outro estado, pode ser exigida uma inscrição secundária`,
    )
  if (profession === 'psicólogo' && portrait?.file === null)
    yield at('portrait.file', 'sem uma foto sua, o site mostra o desenho de uma mulher')
  const [month = '', year] = privacyReviewed.split(' de ')
  if (new Date(Number(year), months.indexOf(month)) > new Date())
    yield at('privacyReviewed', 'este mês ainda não chegou')
  for (const [path, text] of textsOf(practice)) {
    const [elsewhere] = (care?.where && elsewhereThan[care.where]?.exec(text)) ?? []
    if (elsewhere) yield { path, message: `em “Onde você atende” está "${care?.where}", e aqui "${elsewhere}"` }
  }
}

/** Said of whoever has finished the training in an institute, unless the sentence denies it. */
const trained =
  /(?<!(?:não|nem|sem)(?!\p{L})[^.]*)(?<!\p{L})(?:analistas?|psic[óo]log[ao]s?|psicoterapeutas?) junguian[ao]s?(?!\p{L})|formação em instituto junguiano/iu

/** After `sou`, `atendo como`, or at the beginning one speaks of oneself; somebody else may be of the other form. */
const ofOneself = '(?:^|(?<!\\p{L})(?:sou|(?:trabalho|atuo|atendo) como)(?: uma?)? )'
const otherForm = {
  psicóloga: new RegExp(`${ofOneself}psicólogo(?!\\p{L})`, 'iu'),
  psicólogo: new RegExp(`${ofOneself}psicóloga(?!\\p{L})`, 'iu'),
}

const unless = '(?<!(?:^|[^\\p{L}])(?:não|nem|sem)(?!\\p{L})[^.]*)'
/** What a practice that sees people in one way only does not offer, unless the sentence denies it. */
const elsewhereThan: Partial<Record<Place, RegExp>> = {
  'por vídeo': new RegExp(`${unless}(?:presencia(?:l|is|lmente)|(?:no|em) (?:meu )?consultório)(?!\\p{L})`, 'iu'),
  'no consultório': new RegExp(`${unless}(?:on-?line|videochamadas?|por vídeo|à distância)(?!\\p{L})`, 'iu'),
}

/** The texts in which the practitioner speaks, one by one; not those on others, nor what the site does not show. */
function textsOf(practice: Known<PracticeFile>) {
  const { registration, profession, education, contact, site, care, ...rest } = practice
  const { form, ...place } = contact ?? {}
  const silent = unasked(practice)
  return textsIn({ ...rest, contact: place }).filter(
    ([path]) => !silent.some((field) => path.join('.').startsWith(field)),
  )
}

function textsIn(value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const day = (name: Hours['from']) => weekdays.indexOf(name)

function* hourChecks(hours: readonly (Known<Hours> | undefined)[]): Generator<Finding> {
  const finding = (index: number, field: keyof Hours, message: string): Finding => ({
    path: ['contact', 'hours', index, field],
    message,
  })
  const earlier: [number: number, Hours][] = []
  for (const [index, { from, to, opens, closes } = {}] of hours.entries()) {
    if (!from || !to || !opens || !closes) continue
    const isBackwards = day(from) > day(to)
    if (isBackwards)
      yield finding(index, 'to', 'o mesmo dia de “Do dia” ou um dia depois dele (a semana começa na segunda)')
    if (opens >= closes) yield finding(index, 'closes', 'uma hora depois da que está em “Das”')
    if (isBackwards || opens >= closes) continue
    const crossed = earlier.find(
      ([, other]) =>
        day(from) <= day(other.to) && day(other.from) <= day(to) && opens < other.closes && other.opens < closes,
    )
    if (crossed) yield finding(index, 'opens', `um horário que não se cruze com o Horário ${crossed[0]}`)
    earlier.push([index + 1, { from, to, opens, closes }])
  }
}

/** `CRP 06/123456`, `CRP-SP nº 06/123.456`, `CRP 123456`; a region alone is no number. */
const councilNumbers =
  /[Cc][Rr][Pp](?:[\s:/\p{Pd}]|[nN][º°.]|[A-Z]{2}(?!\p{L}))*(?:(?<region>\d{1,2})(?:[\s/\p{Pd}]|[nN][º°.])+)?(?<number>\d[\d.]{2,})/gu

const namesOther = ({ region, number }: Parameters<typeof registrationLabel>[0], text: string): boolean =>
  [...text.matchAll(councilNumbers)].some(
    ({ groups = {} }) =>
      councilNumber(groups.number ?? '').number !== number ||
      (groups.region !== undefined && Number(groups.region) !== Number(region)),
  )
