import { dateLabel, months } from '../../../core/format'
import type { Earlier } from '../../../core/series'
import { undated } from './texts'

/** What was chosen, in words that can be read back: groups of names. */
export type Groups = readonly (readonly string[])[]

/** `Mãe, Estranho · Floresta, 24 de novembro de 2026`; without a day just what was chosen. */
export const choiceLine = (groups: Groups, day: string | null): string => {
  const chosen = groups
    .filter((names) => names.length > 0)
    .map((names) => names.join(', '))
    .join(' · ')
  return [chosen, day && dateLabel(day)].filter(Boolean).join(', ')
}

/** A result's line that can be read back: it ends with the day, or says that there is none. */
export const keptLine = (groups: Groups, day: string | null): string =>
  choiceLine(groups, day) + (day === null ? `, ${undated}` : '')

export interface Found<Id extends string> {
  results: Earlier<Id>[]
  /** What stands in their lines and is none of the names. */
  unknown: string[]
  /** The lines beside them, but for what a copied result has below its heading: of that, those that look like a result's. */
  beside: string[]
}

/**
 * The results whose lines stand somewhere in a text, which a mail program may have wrapped and quoted. A line of more names than other
 * words counts with its day, or `undated`, or the point between two groups; if none does, one of names alone: that may be a sentence of hers.
 * @param ids by the name under which `choiceLine` has them
 * @param heading first line of a copied result
 */
export function resultsIn<Id extends string>(text: string, ids: ReadonlyMap<string, Id>, heading: string): Found<Id> {
  const byName = new Map([...ids].map(([name, id]) => [plain(name), id]))
  const lines = unwrapped(text)
    .split(/[\p{Cc}\u2028\u2029]+/u)
    .map((line) => lineOf(line, byName))
  const named = lines.filter(({ chosen }) => chosen.length > 0)
  const whole = named.filter(({ chosen, unknown }) => chosen.length > 1 && unknown.length === 0)
  const sure = named.filter(
    ({ chosen, unknown, isEnded, isGrouped }) =>
      chosen.length > unknown.length && (isEnded || (isGrouped && chosen.length > 1)),
  )
  const found = sure.length > 0 ? sure : whole
  const start = lines.findIndex((one) => plain(one.line) === plain(heading))
  const others = lines.filter((one) => !found.includes(one) && plain(one.line) !== '')
  return {
    results: found.map(({ chosen, day }) => ({ chosen, day })),
    unknown: found.flatMap(({ unknown }) => unknown),
    beside: others
      .filter((one) => start < 0 || lines.indexOf(one) < start || one.isEnded || one.isGrouped)
      .map(({ line }) => line.trim()),
  }
}

const written = new RegExp(
  `(\\d{1,2})º?\\s+de\\s+(\\p{L}+)\\s+de\\s+(\\d{4})|${undated.replace(' ', '\\s+')}(?=[\\s.;]*$)`,
  'imu',
)

/** One line again of what a mail program has broken: at a comma, inside a quotation, inside a date, with which it ends. */
const unwrapped = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(^|\n)[> \t]+/g, '$1')
    .replace(/\n\s*/g, (gap) => (gap.includes('\n', 1) ? '\n\n' : '\n'))
    .replace(/·[^\S\n]*\n{1,2}/g, '· ')
    .replace(/,[^\S\n]*\n(?!\n)/g, ', ')
    .replace(/\n{1,2}(?=·)|\n(?=,)/g, ' ')
    .replace(/[“"][^“”"]{1,300}[”"]/g, (quotation) => quotation.replace(/\s+/g, ' '))
    .replace(new RegExp(written, 'gimu'), (date) => `${date.replace(/\s+/g, ' ')}\n`)

function lineOf<Id extends string>(line: string, byName: ReadonlyMap<string, Id>) {
  const date = written.exec(line)
  const names = (date ? line.slice(0, date.index) : line).match(/[“"][^”"]*[”"]|[^,·“”"]+/g) ?? []
  const found = names
    .filter((name) => plain(name) !== '')
    .map((name) => ({ name: name.trim(), id: byName.get(plain(name)) }))
  const day = date && dayOf(date)
  return {
    line,
    chosen: [...new Set(found.flatMap(({ id }) => id ?? []))],
    unknown: found.flatMap(({ name, id }) => (id === undefined ? name : [])),
    day,
    isEnded: day !== null || plain(date?.[0] ?? '') === undated,
    isGrouped: line.includes('·'),
  }
}

/** Without accents, capitals, invisible marks, quotation marks, semicolon and full stop. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}“”".;]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** ISO; `null` for a day that no calendar has. */
function dayOf([, day = '', month = '', year = '']: RegExpExecArray): string | null {
  const number = months.findIndex((name) => plain(name) === plain(month)) + 1
  const iso = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso
}
