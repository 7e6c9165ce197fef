import { z } from 'zod'
import { exampleValues } from './example.ts'
import { expectation, shown } from './messages.ts'
import { practiceSchema } from './schema.ts'

export interface PracticeReport {
  /** One line in Portuguese per wrong field; any of them stops the build. */
  problems: string[]
  /** What may be published only on purpose. */
  warnings: string[]
}

export function checkPractice(value: unknown): PracticeReport {
  const { error } = practiceSchema.safeParse(value, { error: expectation })
  return {
    problems: error ? error.issues.flatMap((issue) => linesFor(issue, value)) : [],
    warnings: warningsFor(value),
  }
}

function linesFor(issue: z.core.$ZodIssue, value: unknown): string[] {
  const line = (path: PropertyKey[], found: string) =>
    `${z.core.toDotPath(path) || 'practice'}: ${found} — esperado: ${issue.message}`
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => line([...issue.path, key], 'campo desconhecido'))
    : [line(issue.path, shown(valueAt(value, issue.path)))]
}

function warningsFor(value: unknown): string[] {
  const leftovers = exampleValues.filter(([path, example]) => valueAt(value, path.split('.')) === example)
  const warnings: string[] = []
  if (leftovers.length > 0) {
    const paths = leftovers.map(([path]) => path).join(', ')
    warnings.push(`src/practice.ts ainda traz valores do exemplo: ${paths}. Troque-os antes de publicar.`)
  }
  if (valueAt(value, ['registration', 'status']) === 'inativo') {
    warnings.push(
      'registration.status está "inativo": sem registro ativo não se pode atender nem divulgar atendimento.',
    )
  }
  return warnings
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), value)

const isGroup = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null
