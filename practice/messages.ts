import type { z } from 'zod'

/** `no máximo 60 caracteres (tem 61)`. */
export const bounded = (bound: 'máximo' | 'mínimo', count: number | bigint, input: unknown): string => {
  const [one, more] = Array.isArray(input) ? ['item', 'itens'] : ['caractere', 'caracteres']
  return `no ${bound} ${count} ${Number(count) === 1 ? one : more} (tem ${Object(input).length})`
}

/** What was expected, in Portuguese, wherever a field of the schema does not say it itself. */
export const expectation: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_value':
      return `um destes valores: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'too_big':
      return bounded('máximo', issue.maximum, issue.input)
    case 'too_small':
      return bounded('mínimo', issue.minimum, issue.input)
    case 'unrecognized_keys':
      return 'só os campos previstos'
    default:
      return 'outro tipo de valor'
  }
}
