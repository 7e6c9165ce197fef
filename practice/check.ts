import { z } from 'zod'
import { normalised } from './characters.ts'
import { crossFieldChecks, type Finding, unasked } from './crossFieldChecks.ts'
import { exampleFields } from './example.ts'
import { examplePractice as example } from './examplePractice.ts'
import { expectation } from './messages.ts'
import { valueAt } from './paths.ts'
import { practiceSchema } from './schema.ts'

export const unknownField = 'campo desconhecido'

/** What is to be said of the fields, each by its path. */
export interface FieldReport {
  problems: { path: readonly PropertyKey[]; found: string; expected: string }[]
  /** What still is the example's, with the page to be read for what may be true; no page: it has to be replaced. */
  examples: { path: string; page: string }[]
}

/** Fields by themselves and, once all are right, beside one another. */
export function checkFields(value: unknown): FieldReport {
  const { data, error } = practiceSchema.safeParse(value, { error: expectation })
  const findings: Finding[] = error ? error.issues.flatMap(findingsOf) : [...crossFieldChecks(data)]
  // zod also reports the length of a value that is no text
  const isFirst = ({ path }: Finding, index: number) =>
    findings.findIndex((other) => other.path.join() === path.join()) === index
  const silent = unasked(value)
  return {
    problems: findings
      .filter(isFirst)
      .map(({ path, message, found = shown(valueAt(value, path)) }) => ({ path, found, expected: message })),
    examples: Object.entries(exampleFields).flatMap(([page, paths]) =>
      [...new Set(paths.flatMap((path) => leftovers(path, value)))]
        .filter((path) => !silent.some((field) => path.startsWith(field)))
        .map((path) => ({ path, page })),
    ),
  }
}

const shown = (value: unknown): string =>
  value === undefined ? 'falta' : normalised(JSON.stringify(value)).slice(0, 60)

const findingsOf = (issue: z.core.$ZodIssue): Finding[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message, found: unknownField }))
    : [issue]

/**
 * One line in Portuguese per wrong field, any of which stops the build, and what else is to be said.
 * @param form where the practice is filled in
 */
export function checkPractice(value: unknown, form = '“Preencher meu site” (npm start)') {
  const { problems, examples } = checkFields(value)
  const read = [valueAt(value, ['confirmed']) ?? []].flat().map((entry) => String(entry).split(':')[0])
  const count = examples.filter(({ page }) => !page || !read.includes(page)).length
  const fields = count === 1 ? '1 campo ainda é' : `${count} campos ainda são`
  return {
    /** `credentials[1].title: "a" — esperado: no mínimo 3 caracteres (tem 1)`. */
    problems: problems.map(
      ({ path, found, expected }) => `${z.core.toDotPath([...path]) || 'practice'}: ${found} — esperado: ${expected}`,
    ),
    warnings: count > 0 ? [`${fields} do exemplo: preencha em ${form}`] : [],
  }
}

/** Where the shipped value of a field still stands; of a list's entry, wherever in it they are now. */
function leftovers(path: string, value: unknown): string[] {
  const textAt = (practice: unknown, path: string) => JSON.stringify(valueAt(practice, path.split('.')))
  const [list = '', rest] = path.split(/\.\d+/)
  const entries = rest === undefined ? undefined : valueAt(value, list.split('.'))
  const places = Array.isArray(entries) ? entries.map((_, index) => `${list}.${index}${rest}`) : [path]
  return places.filter((place) => textAt(value, place) === textAt(example, path))
}
