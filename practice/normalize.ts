import { months } from '../src/core/format.ts'
import { normalised } from './characters.ts'

/** What people write, in the form of the practice file; what is not recognised stays as it is. */

/** `mestre em …` for `Mestre em …`; not `PhD`, nor `Libras`, which is short for its name, nor places. */
export const withinLine = (written: string): string =>
  written.replace(
    /^(?!Libras|S[ãa]o |Sant[ao] |Portugal|Brasil[ ,]|Europa|Minas )\p{Lu}(?=\p{Ll}+(?:[ ,-]|$))/u,
    (letter) => letter.toLowerCase(),
  )

/** The end of a sentence, without the beginning, the capital and the full stop that people write with it. */
export const completing =
  (start: RegExp, end = /\.$/) =>
  (written: string): string =>
    withinLine(written.replace(start, '').replace(end, ''))

/** Area code and number, in a form. */
const asPhone = (written: string, form: string): string =>
  /^[\d ().+\u2212\p{Pd}]+$/u.test(written)
    ? written.replace(/\D/g, '').replace(/^(?:55(?=\d{10}))?(\d{2})(\d{4,5})(\d{4})$/, form)
    : written

/** `(31) 98765-4321`. */
export const phone = (written: string): string => asPhone(written, '($1) $2-$3')

/** `5531987654321`, also for the link that WhatsApp gives. */
export const whatsapp = (written: string): string =>
  asPhone(written.replace(/^(?:https?:\/\/)?wa\.me\/|\?text=.*$/gi, ''), '55$1$2$3')

/** What a field with several parts holds, where one of them says another one, too. */
type Parts = Record<string, unknown> | null | undefined

/** `CRP 04/54.321` or `4-54321` in its parts; the region may not be said. */
export function councilNumber(written: unknown): { region?: string; number: string } {
  const pattern = /^(?:CRP(?:[ -][A-Z]{2})?[: -]*)?(?:n?º ?)?(?:(?<region>\d{1,2})ª?[/ -])?(?<number>\d[\d.]*)$/i
  const { region, number = String(written) } = pattern.exec(normalised(String(written)))?.groups ?? {}
  return { number: number.replaceAll('.', ''), ...(region && { region: region.padStart(2, '0') }) }
}

/** A region that stands in the number is the region. */
export const registrationIn = (own: unknown): unknown =>
  typeof (own as Parts)?.number === 'string' ? { ...(own as Parts), ...councilNumber((own as Parts)?.number) } : own

/** `08:30` for `8h30`, `8.30`, `8 h 30 min`. */
export const clock = (written: string): string =>
  written.replace(
    /^(\d{1,2})(?: ?(?:hs|horas?|[h:.]) ?(?:(\d{2}) ?(?:h|hs|m|min)?)?)?\.?$/i,
    (_, hour: string, minutes = '00') => `${hour.padStart(2, '0')}:${minutes}`,
  )

/** Both hours of `9h às 18h`, which many write into one field. */
export function hoursIn(hours: unknown): { opens: string; closes: string } | undefined {
  const written = normalised(String((hours as Parts)?.opens))
  const [, opens, closes] = /^(?:das? |de )?(\d[\dh:.min ]*?) ?(?:às|as|a|até|\p{Pd}) ?(\d.*)$/iu.exec(written) ?? []
  return opens && closes ? { opens, closes } : undefined
}

/** `24 horas` for `24h`, `50 minutos` for `50min`, `1 hora e 30 minutos` for `1h30`. */
export const spelledOut = (written: string): string =>
  written
    .replace(/^(\d+) ?(?:hs?|horas?)(?: ?(\d\d) ?(?:m|min)?)?\.?$/i, (_, hours: string, minutes?: string) =>
      [`${hours} ${hours === '1' ? 'hora' : 'horas'}`, minutes && `${minutes} minutos`].filter(Boolean).join(' e '),
    )
    .replace(/^(\d+) ?min\.?$/i, '$1 minutos')

/** `URL.canParse` of Node 20 and 22 tires of accents after some thousand calls (nodejs/node). */
export function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return
  }
}

/** An address as browsers write it: with `https://` and, where its domain has accents, as `xn--`. */
export function webAddress(written: string): string {
  const address = written.replace(/^(?=[^\s/@:?#\\]+\.[^\s/@:?#\\.]{2,}(?:[/?#]|$))/, 'https://')
  return (/^https?:\/\/[^/]/i.test(address) && parsed(address)?.href) || address
}

/** With the `https://` that sites have by now, whatever their older links say. */
export const secureAddress = (written: string): string => webAddress(written).replace(/^http:/, 'https:')

/** Without the slash that browsers put at the end. */
export const siteAddress = (written: string): string => webAddress(written).replace(/(?:\/index\.html)?\/*$/, '')

/** `novembro de 2026` for `11/2026`, `11/26`, `Nov/2026`. */
export function monthAndYear(written: string): string {
  const [, start = '', year] =
    /^(\p{L}{3,}|\d{1,2})\.?(?: de | ?[/-] ?| (?=\d{4}))(?:20)?(\d{2})$/u.exec(written.toLowerCase()) ?? []
  const month = months[Number(start) - 1] ?? months.find((name) => name.startsWith(start))
  return year && month ? `${month} de 20${year}` : written
}
