import { z } from 'zod'
import { months } from '../src/core/format.ts'
import { listed } from '../src/core/words.ts'
import { isAreaCode } from './brazil.ts'
import { emoji, invisibleIn, normalised } from './characters.ts'
import { jpegInstead } from './messages.ts'
import { forbiddenIn, placeholderIn } from './phrases.ts'
import * as understood from './understood.ts'

/** Least and most characters; the most fits the design at 1280x800 if all texts have it (e2e/limits.spec.ts). */
export const limits = {
  name: [3, 60],
  aboutSlug: [3, 60],
  email: [6, 48],
  town: [2, 28],
  stateName: [4, 24],
  school: [3, 100],
  academicTitle: [5, 80],
  credentialTitle: [3, 40],
  credentialDescription: [3, 62],
  biography: [40, 175],
  serviceTitle: [3, 32],
  serviceDescription: [20, 138],
  sessionLength: [5, 20],
  clients: [5, 90],
  clientsOnline: [5, 120],
  serviceName: [2, 40],
  servicePlace: [10, 120],
  serviceRetention: [10, 160],
  portraitAlt: [15, 200],
  poweredBy: [2, 32],
  answerTime: [5, 32],
  fee: [10, 140],
  agreementTitle: [3, 40],
  agreementText: [20, 300],
  messagesKept: [5, 20],
  officeName: [2, 40],
  street: [5, 80],
  district: [2, 40],
  wayThere: [5, 140],
  language: [2, 24],
  profileName: [2, 24],
  providerName: [2, 40],
  country: [3, 40],
  sentence: [2, 600],
  slideParagraph: [2, 300],
  slideSentence: [2, 180],
  sentenceTitle: [2, 60],
  slideTitle: [2, 28],
  headline: [2, 22],
} as const satisfies Record<string, Range>

export type Range = readonly [min: number, max: number]

/** Most letters of one word of the name: what fits the bar of a window of 320 px. */
export const nameWord = 20

/** Characters that fit one line of a service's title, in an arch 205 px wide set in 30 px. */
export const serviceTitleLine = 16

/** The same of the slides' titles, the first of which is the largest. */
export const slideTitleLine = 14
export const headlineLine = 12

/** Arguments of a refinement by what says of a value what is expected instead, or nothing where nothing is wrong with it. */
const faultless = (expectedOf: (value: string) => string | undefined) =>
  [
    (value: string) => expectedOf(value) === undefined,
    { error: ({ input }: { input?: unknown }) => expectedOf(String(input)) },
  ] as const

/** Nothing of a kind may be found in the value. */
const without = <Found>(find: (value: string) => Found | undefined, expected: (found: Found) => string) =>
  faultless((value) => {
    const found = find(value)
    return found === undefined ? undefined : expected(found)
  })

const string = (expected?: string) =>
  z
    .string(expected)
    .overwrite(normalised)
    .refine((value) => !emoji.test(value), 'texto sem emoji, que as letras do site não têm')
    .refine(...without(invisibleIn, (found) => `texto sem ${found}; apague esse trecho e digite-o de novo`))
    .refine(...without(placeholderIn, (found) => `o seu texto no lugar de "${found}"`))

const asWritten = (written: string): string => written

/** A text the practitioner writes, as it is read: its length, and what the profession's rules forbid. */
export const text = ([min, max]: Range, read = asWritten) =>
  string()
    .overwrite(read)
    // before its length, which the form counts beside it
    .refine(...faultless(withoutForbidden))
    .min(min)
    .max(max)

const quoted = (words: string): string => `"${words}"`

/** All that is to be taken out, at once. */
const withoutForbidden = (value: string): string | undefined =>
  forbiddenIn(value)
    .map(
      ({ found, reason }, index) => `${index > 0 ? 'e ' : 'texto '}sem ${listed(found.map(quoted))}, porque ${reason}`,
    )
    .join(', ') || undefined

/** A text that says how long: with a number or a word for it, and a unit that exists. */
export const duration = (range: Range, example: string, read = asWritten) =>
  text(range, read).refine(
    (value) =>
      /(?<!\p{L})(min|minutos?|h|horas?|dias?|semanas?|m[êe]s|meses|anos?)(?!\p{L})/iu.test(value) &&
      !/^\p{Pd}|^0+ |\d{4,}|\d{3,} anos/u.test(value),
    { error: `um tempo, como "${example}"` },
  )

/** A value of one form, and what people write for it. */
export const form = (matches: RegExp | ((value: string) => boolean), expected: string, read = asWritten) =>
  string(expected)
    .overwrite(read)
    .refine(typeof matches === 'function' ? matches : (value) => matches.test(value), { error: expected })

const withAreaCode = (codeOf: (number: string) => string) =>
  faultless((number) => (isAreaCode(codeOf(number)) ? undefined : `um DDD que exista (${codeOf(number)} não existe)`))

export const phone = form(
  /^\(\d{2}\) (9\d{4}|[2-5]\d{3})-\d{4}$/,
  'telefone com DDD, como "(11) 90000-0000"',
  understood.phone,
).refine(...withAreaCode((number) => number.slice(1, 3)))

export const whatsapp = form(
  /^55\d{2}(9\d{8}|[2-9]\d{7})$/,
  'número com DDD, como "(11) 90000-0000"',
  understood.whatsapp,
).refine(...withAreaCode((number) => number.slice(2, 4)))

export const time = (read = understood.clock) =>
  form(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'uma hora como "9", "8h30" ou "18:00"', read)

export const month = form(
  new RegExp(`^(${months.join('|')}) de 20\\d\\d$`),
  'mês e ano, como "novembro de 2026"',
  understood.monthAndYear,
)

export const photoFile = form(
  /^(?!.*\.\.)\w[\w./-]*\.(jpe?g|png|webp|avif|tiff?|hei[cf])$/i,
  'null, ou o caminho de uma foto, como "photos/retrato.jpg"',
).refine(...faultless((file) => (/\.hei[cf]$/i.test(file) ? jpegInstead : undefined)))

/** Loopback (RFC 1122, RFC 4291) and private networks (RFC 1918, RFC 4193): none is routed on the internet. */
const localAddress = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^::1$|^f[cd][\da-f]{2}:/i

const isAddress = (host: string): boolean => z.union([z.ipv4(), z.ipv6()]).safeParse(host).success
const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.+)\]$/, '$1')

/** Whether what is sent to this host stays in the local network; `.local` names are found there only (RFC 6762). */
export function isLocalHost(hostname: string): boolean {
  const host = withoutBrackets(hostname)
  return isAddress(host) ? localAddress.test(host) : host === 'localhost' || host.endsWith('.local')
}

/** A name of the internet, which has a dot; nothing that would end a directive of the pages' policy, or begin another. */
const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/

const isHostname = (hostname: string): boolean =>
  domain.test(hostname) || hostname === 'localhost' || isAddress(withoutBrackets(hostname))

/** Absolute `https` address; `http` is good enough for what stays in the local network. */
export const address = (expected: string, expectedOf = webAddressFault, read = understood.webAddress) =>
  string(expected)
    .overwrite(read)
    .refine(...faultless((value) => expectedOf(value, expected)))

/** `URL.canParse` of Node 20 and 22 tires of accents after some thousand calls (nodejs/node). */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return
  }
}

function webAddressFault(value: string, expected: string): string | undefined {
  const [start, host] = /^https?:\/\/([^/?#\\]+)/i.exec(value) ?? []
  if (start === undefined || host === undefined) return expected
  if (value.includes(' ')) return 'endereço sem espaços'
  const url = parsed(value)
  if (/[^!-~]/.test(host) && url)
    return `endereço sem acentos: os navegadores escrevem o domínio como "${url.hostname}"`
  if (/[^!-~]/.test(value)) return 'endereço sem acentos'
  if (!url) return expected
  if (host.includes('@')) return 'endereço sem nome de usuário ou senha antes de "@"'
  if (value.includes('#')) return 'endereço sem "#" nem o que vem depois'
  if (start !== start.toLowerCase()) return `domínio em minúsculas, "${url.hostname}"`
  if (!isHostname(url.hostname))
    return 'domínio completo, só com letras, números, hífens e pontos, como "www.exemplo.com.br"'
  if (url.protocol === 'http:' && !isLocalHost(url.hostname))
    return 'endereço começando por https://, que protege o que se envia'
  return [value, `${value}/`].includes(url.href)
    ? undefined
    : `o endereço como os navegadores o escrevem, "${url.href}"`
}

export function siteAddressFault(value: string, expected: string): string | undefined {
  if (/^http.*\?/i.test(value)) return 'endereço sem "?" nem o que vem depois'
  const fault = webAddressFault(value, expected)
  if (fault) return fault
  const isPlain = /^(\/[\w.-]+)*\/?$/.test(new URL(value).pathname)
  return isPlain ? undefined : 'pastas só com letras sem acento, números, hífens, pontos e sublinhados'
}

/** Lines a text takes in a narrow column, by the browser's own greedy rule. */
export function linesOf(value: string, width: number): number {
  let lines = 1
  let used = -1
  for (const { length } of value.split(' ')) {
    if (length > width) return Number.POSITIVE_INFINITY
    const fits = used + 1 + length <= width
    lines += fits ? 0 : 1
    used = fits ? used + 1 + length : length
  }
  return lines
}
