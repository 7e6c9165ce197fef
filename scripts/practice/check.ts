import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { doubts, type Finding } from './agreement.ts'
import { madeVisible } from './characters.ts'
import { exampleStatements, exampleValues, misnamedService } from './example.ts'
import { practice as example } from './examplePractice.ts'
import { expectation, shown } from './messages.ts'
import { valueAt } from './paths.ts'
import { practiceSchema } from './schema.ts'

export interface PracticeReport {
  /** One line in Portuguese per wrong field; any of them stops the build. */
  problems: string[]
  warnings: string[]
}

interface Problem {
  path: readonly PropertyKey[]
  found: string
  expected: string
}

export const unknownField = 'campo desconhecido'

/** What is to be said of the fields, each by its path. */
export interface FieldReport {
  problems: Problem[]
  /** What may be right and should be looked at again. */
  doubts: Finding[]
  /** What still is the example's: values to be replaced, and sentences nobody has confirmed yet. */
  values: string[]
  statements: string[]
  /** Host of a form service that has the name of another. */
  misnamed: string | null
}

export function checkFields(value: unknown): FieldReport {
  const { error, data } = practiceSchema.safeParse(value, { error: expectation })
  const confirmed = valueAt(value, ['confirmed'])
  const isConfirmed = (path: string) => Array.isArray(confirmed) && confirmed.includes(path)
  // of what is no text, zod would tell the length, too
  const isFirst = ({ path }: z.core.$ZodIssue, index: number, issues: z.core.$ZodIssue[]) =>
    issues.findIndex((issue) => issue.path.join() === path.join()) === index
  return {
    problems: error ? error.issues.filter(isFirst).flatMap((issue) => problemsOf(issue, value)) : [],
    doubts: data ? [...doubts(data)] : [],
    values: leftovers(exampleValues, value),
    statements: leftovers(exampleStatements, value).filter((path) => !isConfirmed(path)),
    misnamed: data ? misnamedService(data.contact.form) : null,
  }
}

export function checkPractice(value: unknown): PracticeReport {
  const report = checkFields(value)
  const { values, statements, misnamed } = report
  const warnings = [
    values.length > 0 &&
      `practice.json ainda traz valores do exemplo: ${values.join(', ')}. Troque-os antes de publicar.`,
    statements.length > 0 &&
      `practice.json ainda traz frases do exemplo: ${statements.join(', ')}. Elas afirmam fatos sobre você: confirme ou troque cada uma antes de publicar.`,
    misnamed &&
      `contact.form.service.name ainda traz o serviço do exemplo, mas o formulário vai para ${misnamed}: corrija o nome, que a página Privacidade informa.`,
  ]
  return {
    problems: report.problems.map(({ path, found, expected }) => line(path, found, `esperado: ${expected}`)),
    warnings: [
      ...warnings.flatMap((warning) => warning || []),
      ...report.doubts.map(({ path, message }) => line(path, shown(valueAt(value, path)), `confira: ${message}`)),
    ],
  }
}

const problemsOf = (issue: z.core.$ZodIssue, value: unknown): Problem[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], found: unknownField, expected: issue.message }))
    : [{ path: issue.path, found: shown(valueAt(value, issue.path)), expected: issue.message }]

const line = (path: readonly PropertyKey[], found: string, message: string): string =>
  madeVisible(`${z.core.toDotPath([...path]) || 'practice'}: ${found} — ${message}`)

const leftovers = (paths: readonly string[], value: unknown): string[] =>
  paths.filter((path) => {
    const [own, shipped] = [value, example].map((practice) => valueAt(practice, path.split('.')))
    return isDeepStrictEqual(own, shipped)
  })
