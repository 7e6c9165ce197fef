import { z } from 'zod'
import { contradictions, doubts, type Finding, type Known, unasked } from './agreement.ts'
import { madeVisible } from './characters.ts'
import { exampleStatements, exampleValues } from './example.ts'
import { examplePractice as example } from './examplePractice.ts'
import { namesOf } from './labels.ts'
import { expectation, shown } from './messages.ts'
import { valueAt, withValue } from './paths.ts'
import { practiceSchema } from './schema.ts'

interface PracticeReport {
  /** One line in Portuguese per wrong field; any of them stops the build. */
  problems: string[]
  warnings: string[]
}

interface Problem {
  path: readonly PropertyKey[]
  found: string
  expected: string
}

/** A shipped sentence: where it stands now, and the page on which the practitioner can find it true. */
interface Statement {
  path: string
  page: string
}

export const unknownField = 'campo desconhecido'

/** What is to be said of the fields, each by its path. */
export interface FieldReport {
  problems: Problem[]
  /** What may be right and should be looked at again. */
  doubts: Finding[]
  /** What still is the example's: values to be replaced, and sentences that may be true. */
  values: string[]
  statements: Statement[]
}

export function checkFields(value: unknown): FieldReport {
  const { issues, right } = readFields(value)
  const isAsked = (path: string) => !unasked(right).some((field) => path.startsWith(field))
  const findings = [...issues.flatMap(findingsOf), ...contradictions(right)]
  // zod also reports the length of a value that is no text
  const isFirst = ({ path }: Finding, index: number) =>
    findings.findIndex((other) => other.path.join() === path.join()) === index
  return {
    problems: findings
      .filter(isFirst)
      .map(({ path, message, found = shown(valueAt(value, path)) }) => ({ path, found, expected: message })),
    doubts: [...doubts(right)],
    values: leftovers(exampleValues, right),
    statements: Object.entries(exampleStatements).flatMap(([page, paths]) =>
      leftovers(paths, right)
        .filter(isAsked)
        .map((path) => ({ path, page })),
    ),
  }
}

/** What was right in the practice that was read last. */
let right: Known<z.output<typeof practiceSchema>>

// made once: zod compiles a schema at its first use
const schema = practiceSchema.superRefine(
  (practice, { issues }) => {
    const wrong = issues.filter(({ code }) => code !== 'unrecognized_keys')
    // where a list is wrong as a whole and gone, no entry of it is put back
    const without = (known: unknown, { path = [] }: (typeof issues)[number]) =>
      valueAt(known, path) === undefined ? known : withValue(known, path, undefined)
    right = wrong.reduce<unknown>(without, practice) ?? {}
  },
  // also where something is wrong
  { when: () => true },
)

/** What is wrong with the fields by themselves, and the practice as far as it is right. */
export function readFields(value: unknown) {
  right = {}
  const { error } = schema.safeParse(value, { error: expectation })
  return { issues: error?.issues ?? [], right }
}

const findingsOf = (issue: z.core.$ZodIssue): Finding[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message, found: unknownField }))
    : [issue]

/** @param form where the practice is filled in */
export function checkPractice(value: unknown, form = '“Preencher meu site” (npm start)'): PracticeReport {
  const { problems, doubts, values, statements } = checkFields(value)
  const read = [valueAt(value, ['confirmed']) ?? []].flat().map((entry) => String(entry).split(':')[0])
  const count = values.length + statements.filter(({ page }) => !read.includes(page)).length
  const fields = count === 1 ? '1 campo ainda é' : `${count} campos ainda são`
  const problemLine = ({ path, found, expected }: Problem) => {
    const place = z.core.toDotPath([...path]) || 'practice'
    const name = namesOf(path).at(-1)
    return madeVisible(`${name ? `${name} (${place})` : place}: ${found} — esperado: ${expected}`)
  }
  const doubtLine = ({ path, message }: Finding) =>
    madeVisible(`${nameOf(path)}: ${shown(valueAt(value, path))} — confira: ${message}`)
  return {
    problems: problems.map(problemLine),
    warnings: [...(count > 0 ? [`${fields} do exemplo: preencha em ${form}`] : []), ...doubts.map(doubtLine)],
  }
}

/** `Consultório 1 › Bairro`. */
const nameOf = (path: readonly PropertyKey[]): string => namesOf(path).slice(-2).join(' › ')

/** The example, its fields also in the order of the schema. */
const shipped = readFields(example).right

/** Where shipped values still stand in a practice whose fields are in the order of the schema; a list's entries, wherever in it they are now. */
function leftovers(paths: readonly string[], value: unknown): string[] {
  const at = (practice: unknown, path: string) => valueAt(practice, path.split('.'))
  /** Alike in both forms of the profession. */
  const said = (one: unknown) => JSON.stringify(one)?.replace('psicólogo', 'psicóloga')
  const found = paths.flatMap((path) => {
    const [list = '', rest] = path.split(/\.\d+/)
    const entries = at(value, list)
    const places =
      rest !== undefined && Array.isArray(entries) ? entries.map((_, index) => `${list}.${index}${rest}`) : [path]
    return places.filter((place) => said(at(value, place)) === said(at(shipped, path)))
  })
  return [...new Set(found)]
}
