import { z } from 'zod'
import { doubts } from './agreement.ts'
import { madeVisible } from './characters.ts'
import { type ExampleField, exampleStatements, exampleValues, misnamedService } from './example.ts'
import { expectation, shown } from './messages.ts'
import { practiceSchema } from './schema.ts'

export interface PracticeReport {
  /** One line in Portuguese per wrong field; any of them stops the build. */
  problems: string[]
  warnings: string[]
}

export function checkPractice(value: unknown): PracticeReport {
  const { error, data } = practiceSchema.safeParse(value, { error: expectation })
  const values = leftovers(exampleValues, value)
  const statements = leftovers(exampleStatements, value)
  const misnamed = data && misnamedService(data.contact.form)
  const warnings = [
    values && `practice.json ainda traz valores do exemplo: ${values}. Troque-os antes de publicar.`,
    statements &&
      `practice.json ainda traz frases do exemplo: ${statements}. Elas afirmam fatos sobre você: confirme ou troque cada uma antes de publicar.`,
    misnamed &&
      `contact.form.service.name ainda traz o serviço do exemplo, mas o formulário vai para ${misnamed}: corrija o nome, que a página Privacidade informa.`,
  ]
  const slips = data ? [...doubts(data)] : []
  // of what is no text, zod would tell the length, too
  const isFirst = ({ path }: z.core.$ZodIssue, index: number, issues: z.core.$ZodIssue[]) =>
    issues.findIndex((issue) => issue.path.join() === path.join()) === index
  return {
    problems: error ? error.issues.filter(isFirst).flatMap((issue) => linesFor(issue, value)) : [],
    warnings: [
      ...warnings.flatMap((warning) => warning || []),
      ...slips.map(({ path, message }) => line(path, shown(valueAt(value, path)), `confira: ${message}`)),
    ],
  }
}

function linesFor(issue: z.core.$ZodIssue, value: unknown): string[] {
  const expected = `esperado: ${issue.message}`
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => line([...issue.path, key], 'campo desconhecido', expected))
    : [line(issue.path, shown(valueAt(value, issue.path)), expected)]
}

const line = (path: PropertyKey[], found: string, message: string): string =>
  madeVisible(`${z.core.toDotPath(path) || 'practice'}: ${found} — ${message}`)

const leftovers = (example: readonly ExampleField[], value: unknown): string =>
  example
    .filter(([path, shipped]) => valueAt(value, path.split('.')) === shipped)
    .map(([path]) => path)
    .join(', ')

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), value)

const isGroup = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null
