import { z } from 'zod'
import { madeVisible } from './characters.ts'
import { crossFieldChecks, type Finding, unasked } from './crossFieldChecks.ts'
import { exampleStatements, exampleValues } from './example.ts'
import { examplePractice as example } from './examplePractice.ts'
import { expectation, shown } from './messages.ts'
import { valueAt } from './paths.ts'
import { nameOf, practiceSchema } from './schema.ts'

export const unknownField = 'campo desconhecido'

/** What is to be said of the fields, each by its path. */
export interface FieldReport {
  problems: { path: readonly PropertyKey[]; found: string; expected: string }[]
  /** What still is the example's: values to be replaced, and sentences that may be true, by the page that shows them. */
  values: string[]
  statements: { path: string; page: string }[]
}

/** Fields by themselves and, once all are right, beside one another. */
export function checkFields(value: unknown): FieldReport {
  const { data, error } = practiceSchema.safeParse(value, { error: expectation })
  const findings: Finding[] = error ? error.issues.flatMap(findingsOf) : [...crossFieldChecks(data)]
  // zod also reports the length of a value that is no text
  const isFirst = ({ path }: Finding, index: number) =>
    findings.findIndex((other) => other.path.join() === path.join()) === index
  const silent = unasked(value)
  const left = (paths: readonly string[]) =>
    leftovers(paths, value).filter((path) => !silent.some((field) => path.startsWith(field)))
  return {
    problems: findings
      .filter(isFirst)
      .map(({ path, message, found = shown(valueAt(value, path)) }) => ({ path, found, expected: message })),
    values: left(exampleValues),
    statements: Object.entries(exampleStatements).flatMap(([page, paths]) =>
      left(paths).map((path) => ({ path, page })),
    ),
  }
}

const findingsOf = (issue: z.core.$ZodIssue): Finding[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message, found: unknownField }))
    : [issue]

/**
 * One line in Portuguese per wrong field, any of which stops the build, and what else is to be said.
 * @param form where the practice is filled in
 */
export function checkPractice(value: unknown, form = '“Preencher meu site” (npm start)') {
  const { problems, values, statements } = checkFields(value)
  const read = [valueAt(value, ['confirmed']) ?? []].flat().map((entry) => String(entry).split(':')[0])
  const count = values.length + statements.filter(({ page }) => !read.includes(page)).length
  const fields = count === 1 ? '1 campo ainda é' : `${count} campos ainda são`
  /** `Título (credentials[1].title): "a" — esperado: no mínimo 3 caracteres (tem 1)`. */
  const line = ({ path, found, expected }: FieldReport['problems'][number]) => {
    const place = z.core.toDotPath([...path]) || 'practice'
    const name = nameOf(path)
    return madeVisible(`${name ? `${name} (${place})` : place}: ${found} — esperado: ${expected}`)
  }
  return {
    problems: problems.map(line),
    warnings: count > 0 ? [`${fields} do exemplo: preencha em ${form}`] : [],
  }
}

/** Where shipped values still stand; a list's entries, wherever in it they are now. */
function leftovers(paths: readonly string[], value: unknown): string[] {
  const at = (practice: unknown, path: string) => valueAt(practice, path.split('.'))
  /** Alike in both forms of the profession. */
  const textOf = (one: unknown) => JSON.stringify(one)?.replace('psicólogo', 'psicóloga')
  const found = paths.flatMap((path) => {
    const [list = '', rest] = path.split(/\.\d+/)
    const entries = at(value, list)
    const places =
      rest !== undefined && Array.isArray(entries) ? entries.map((_, index) => `${list}.${index}${rest}`) : [path]
    return places.filter((place) => textOf(at(value, place)) === textOf(at(example, path)))
  })
  return [...new Set(found)]
}
