import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

type Parsed = { practice: object; problem?: never } | { practice?: never; problem: string }

/** The practice in the text of its file, unchecked, or the line that is no JSON and why. */
export function parsePractice(text: string): Parsed {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  const problem = error
    ? { offset: error.offset, reason: reasons[printParseErrorCode(error.error)] ?? 'há algo que não se esperava aqui' }
    : tree?.type === 'object'
      ? repeatedIn(tree)
      : { offset: 0, reason: 'era esperado um grupo de campos entre chaves { }' }
  if (!problem) return { practice: JSON.parse(text) }
  return { problem: `linha ${text.slice(0, problem.offset).split('\n').length}: ${problem.reason}` }
}

/** What is wrong, by the parser's names of its errors. */
const reasons: Readonly<Record<string, string>> = {
  InvalidSymbol: 'só são permitidos textos entre aspas duplas, números, true, false e null',
  InvalidNumberFormat: 'o número está escrito de um modo que não se reconhece',
  PropertyNameExpected: 'falta o nome de um campo entre aspas duplas, ou há uma vírgula a mais',
  ValueExpected: 'falta um valor, ou há uma vírgula a mais',
  ColonExpected: 'faltam os dois-pontos entre o nome do campo e o valor',
  CommaExpected: 'falta uma vírgula no fim da linha anterior',
  CloseBraceExpected: 'falta fechar uma chave }',
  CloseBracketExpected: 'falta fechar um colchete ]',
  EndOfFileExpected: 'há algo depois do fim',
  InvalidCommentToken: 'não pode haver comentários',
  UnexpectedEndOfString: 'falta fechar as aspas de um texto',
  UnexpectedEndOfNumber: 'o número está incompleto',
  InvalidUnicode: 'há um código \\u incompleto',
  InvalidEscapeCharacter: 'depois de uma barra invertida só vem ", \\, /, b, f, n, r, t ou u',
  InvalidCharacter: 'há um caractere invisível dentro de um texto (uma quebra de linha ou uma tabulação)',
}

interface Problem {
  offset: number
  reason: string
}

/** The first field given twice in one group: of the two values, JSON would keep the last without a word. */
function repeatedIn(node: Node): Problem | undefined {
  const names = new Set<unknown>()
  for (const child of node.children ?? []) {
    const name = child.type === 'property' ? child.children?.[0] : undefined
    if (name && names.has(name.value))
      return { offset: name.offset, reason: `o campo "${name.value}" aparece duas vezes` }
    if (name) names.add(name.value)
    const inner = repeatedIn(child)
    if (inner) return inner
  }
  return undefined
}
