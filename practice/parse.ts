import { type ParseError, parse } from 'jsonc-parser'

type Parsed = { practice: object; problem?: never } | { practice?: never; problem: string }

/** The practice in the text of its file, unchecked, or the line in which it stops being JSON. */
export function parsePractice(text: string): Parsed {
  const errors: ParseError[] = []
  const practice: unknown = parse(text, errors, { disallowComments: true })
  const [error] = errors
  const line = text.slice(0, error?.offset ?? 0).split('\n').length
  if (error)
    return { problem: `linha ${line}: nela, ou antes, falta ou sobra uma vírgula, uma aspa dupla ou uma chave` }
  const isGroup = typeof practice === 'object' && practice !== null && !Array.isArray(practice)
  return isGroup ? { practice } : { problem: 'linha 1: era esperado um grupo de campos entre chaves { }' }
}
