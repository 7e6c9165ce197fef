import { z } from 'zod'
import { months } from '../src/core/format.ts'
import { listed } from '../src/core/words.ts'
import { areaCode } from './brazil.ts'
import { emoji, normalised } from './characters.ts'
import * as normalize from './normalize.ts'
import { forbiddenIn, placeholderIn } from './phrases.ts'

/** A field with its name and explanation, for the form, for messages, and for editors of text. */
export const named = <Field extends z.ZodType>(field: Field, title: string, description?: string): Field =>
  field.meta({ title, ...(description && { description }) })

export const list = <Entry extends z.ZodType>(entry: Entry, most: number, least = 1) =>
  z.array(entry).min(least).max(most)

/** Arguments of a refinement: `expectedOf` says what is expected instead of a value, or nothing where it is right. */
const faultless = (expectedOf: (value: string) => string | undefined) =>
  [
    (value: string) => expectedOf(value) === undefined,
    { error: ({ input }: { input?: unknown }) => expectedOf(String(input)) },
  ] as const

function unprintable(value: string): string | undefined {
  if (emoji.test(value)) return 'texto sem emoji, que as letras do site não têm'
  const placeholder = placeholderIn(value)
  return placeholder && `o seu texto no lugar de "${placeholder}"`
}

const string = (expected?: string) =>
  z
    .string(expected)
    .overwrite(normalised)
    .refine(...faultless(unprintable))

/**
 * A text the practitioner writes, as it is read: what the profession's rules forbid, and its length. The most fits the
 * design at 1280x800 if all texts have it (e2e/limits.spec.ts).
 */
export const text = (least: number, most: number, read = (written: string) => written) =>
  string()
    .overwrite(read)
    // before its length, which the form counts beside it
    .refine(...faultless(withoutForbidden))
    .min(least)
    .max(most)

/** All that is to be taken out, at once. */
const withoutForbidden = (value: string): string | undefined =>
  forbiddenIn(value)
    .map(
      ({ found, reason }, index) =>
        `${index > 0 ? 'e ' : 'texto '}sem ${listed(found.map((words) => `"${words}"`))}, porque ${reason}`,
    )
    .join(', ') || undefined

/** A value of one form, and what people write for it. */
export const form = (
  matches: RegExp | ((value: string) => boolean),
  expected: string,
  read = (written: string) => written,
) =>
  string(expected)
    .overwrite(read)
    .refine(typeof matches === 'function' ? matches : (value) => matches.test(value), { error: expected })

/** What is wrong with a number, part by part. */
function numberFault(value: string): string {
  const digits = value.replace(/\D/g, '').replace(/^55(?=\d{10})/, '')
  const faults = [
    /\p{L}/u.test(value) && 'sem palavras',
    !/^\d{10,11}$/.test(digits) && `com DDD e mais 8 ou 9 algarismos (tem ${digits.length} ao todo)`,
    !new RegExp(`^${areaCode}`).test(digits) && 'com um DDD que exista',
  ]
  const fault =
    listed(faults.filter((one) => one !== false)) || 'que comece, depois do DDD, por 9 ou, se é fixo, de 2 a 5'
  return `número ${fault}, como "(11) 90000-0000"`
}

const numberOf = (pattern: string, read: (written: string) => string) =>
  string()
    .overwrite(read)
    .refine(...faultless((value) => (new RegExp(pattern).test(value) ? undefined : numberFault(value))))

export const phone = numberOf(`^\\(${areaCode}\\) (9\\d{4}|[2-5]\\d{3})-\\d{4}$`, normalize.phone)

export const whatsapp = numberOf(`^55${areaCode}(9\\d{8}|[2-9]\\d{7})$`, normalize.whatsapp)

export const clock = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/
export const time = form(clock, 'uma hora como "9", "8h30" ou "18:00"', normalize.clock)

export const month = form(
  new RegExp(`^(${months.join('|')}) de 20\\d\\d$`),
  'mês e ano, como "novembro de 2026"',
  normalize.monthAndYear,
)

export const photoFile = form(
  /^(?!.*\.\.)\w[\w./-]*\.(jpe?g|png|webp|avif|tiff?|hei[cf])$/i,
  'null, ou o caminho de uma foto, como "photos/retrato.jpg"',
)

/** An internet name, which has a dot; nothing that would end a directive of the pages' policy, or begin another. */
const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/

/** Of this computer or its network (RFC 6762). */
const localHost = /^(?:localhost|[\d.]+|\[[\da-f:]+\]|[\w-]+\.local)$/

/** `https`, or `http` within the local network; as browsers write it, without a user's name or a place in the page. */
function isAddress(value: string): boolean {
  const { protocol = '', hostname = '', username, href } = normalize.parsed(value) ?? {}
  if (username || value.includes('#') || (href !== value && href !== `${value}/`)) return false
  return localHost.test(hostname) ? /^https?:$/.test(protocol) : protocol === 'https:' && domain.test(hostname)
}

/** Absolute address, as browsers write it. */
export const address = (expected: string, read = normalize.webAddress) => form(isAddress, expected, read)

/** Of the folder in which the site lies, or of none. */
export const siteAddress = form(
  (value) => isAddress(value) && /^https?:\/\/[^/?]+(\/[\w.-]+)*$/.test(value),
  'endereço do site, como "https://www.exemplo.com.br" ou "https://nome.github.io/site", sem espaços, acentos, "?" nem "#"',
  normalize.siteAddress,
)

/** What is expected of a title that has two lines of so many letters. */
export const linesFault = (title: string, width: number): string | undefined =>
  new RegExp(`^.{1,${width}}( .{1,${width}})?$`).test(title)
    ? undefined
    : `título que caiba em duas linhas de ${width} letras`

export const inTwoLines = (width: number) => faultless((title) => linesFault(title, width))
