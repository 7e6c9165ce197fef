import { z } from 'zod'
import { normalised } from './characters.ts'

const typeNames: Record<string, string> = {
  string: 'um texto entre aspas',
  boolean: 'true ou false',
  array: 'uma lista entre colchetes',
  tuple: 'uma lista entre colchetes',
  object: 'um grupo de campos entre chaves',
}

/** `no máximo 60 caracteres (tem 61)`. */
export const bounded = (bound: 'máximo' | 'mínimo', count: number | bigint, input: unknown): string => {
  const [one, more] = Array.isArray(input) ? ['item', 'itens'] : ['caractere', 'caracteres']
  return `no ${bound} ${count} ${Number(count) === 1 ? one : more} (tem ${Object(input).length})`
}

/** What was expected, in Portuguese, wherever a field of the schema does not say it itself. */
export const expectation: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? 'outro tipo de valor'
    case 'invalid_value':
      return `um destes valores: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'too_big':
      return bounded('máximo', issue.maximum, issue.input)
    case 'too_small':
      return bounded('mínimo', issue.minimum, issue.input)
    case 'unrecognized_keys':
      return issue.inst instanceof z.ZodObject
        ? `só os campos ${Object.keys(issue.inst.shape).join(', ')}`
        : 'só os campos previstos'
    default:
      return 'outro valor'
  }
}

export function shown(value: unknown): string {
  if (value === undefined) return 'falta'
  if (typeof value === 'string') {
    const text = normalised(value)
    const start = [...text].slice(0, 60).join('')
    return JSON.stringify(start === text ? text : `${start}…`)
  }
  if (Array.isArray(value)) return 'uma lista'
  return typeof value === 'object' && value !== null ? 'um grupo de campos' : String(value)
}
