import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { contradictions, doubts, type Finding, type Known } from './agreement.ts'
import { madeVisible } from './characters.ts'
import { exampleStatements, exampleValues } from './example.ts'
import { practice as example } from './examplePractice.ts'
import { namesOf } from './labels.ts'
import { expectation, shown } from './messages.ts'
import { valueAt, withValue } from './paths.ts'
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
}

export function checkFields(value: unknown): FieldReport {
  const { problems, right } = readFields(value)
  const confirmed = right.confirmed ?? []
  const disagreements = [...contradictions(right)].map(({ path, message }) => problem(path, value, message))
  return {
    problems: [...problems, ...disagreements].filter(isFirst),
    doubts: [...doubts(right)],
    values: leftovers(exampleValues, right),
    statements: leftovers(exampleStatements, right).filter((path) => !confirmed.includes(path)),
  }
}

type File = z.output<typeof practiceSchema>

/** Fields that are wrong by themselves, and the practice as far as it is right. */
function readFields(value: unknown) {
  let right: Known<File> = {}
  const schema = practiceSchema.superRefine(
    (practice, { issues }) => {
      const wrong = issues.filter(({ code }) => code !== 'unrecognized_keys')
      right = wrong.reduce<unknown>((known, { path = [] }) => withValue(known, path, undefined), practice) ?? {}
    },
    // whatever is wrong
    { when: () => true },
  )
  const { error } = schema.safeParse(value, { error: expectation })
  return { problems: error?.issues.flatMap((issue) => problemsOf(issue, value)) ?? [], right }
}

export function checkPractice(value: unknown): PracticeReport {
  const { problems, doubts, values, statements } = checkFields(value)
  const leftover = (paths: readonly string[], demand: string) =>
    paths.length > 0 ? `${demand}: ${paths.map((path) => nameOf(path.split('.'))).join('; ')}.` : []
  const problemLine = ({ path, found, expected }: Problem) => {
    const place = z.core.toDotPath([...path]) || 'practice'
    const name = namesOf(path).at(-1)
    return madeVisible(`${name ? `${name} (${place})` : place}: ${found} — esperado: ${expected}`)
  }
  const doubtLine = ({ path, message }: Finding) =>
    madeVisible(`${nameOf(path)}: ${shown(valueAt(value, path))} — confira: ${message}`)
  return {
    problems: problems.map(problemLine),
    warnings: [
      leftover(values, 'Troque o que ainda é do exemplo'),
      leftover(statements, 'Confirme ou troque o que veio do exemplo e fala por você'),
      doubts.map(doubtLine),
    ].flat(),
  }
}

/** `Consultório 1 › Bairro`. */
const nameOf = (path: readonly PropertyKey[]): string => namesOf(path).slice(-2).join(' › ')

/** One line per field; of what is no text, zod would tell the length, too. */
const isFirst = ({ path }: Problem, index: number, problems: Problem[]) =>
  problems.findIndex((other) => other.path.join() === path.join()) === index

const problem = (path: readonly PropertyKey[], value: unknown, expected: string): Problem => ({
  path,
  found: shown(valueAt(value, path)),
  expected,
})

const problemsOf = (issue: z.core.$ZodIssue, value: unknown): Problem[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], found: unknownField, expected: issue.message }))
    : [problem(issue.path, value, issue.message)]

const leftovers = (paths: readonly string[], value: unknown): string[] =>
  paths.filter((path) => {
    const [own, shipped] = [value, example].map((practice) => valueAt(practice, path.split('.')))
    return isDeepStrictEqual(own, shipped)
  })
