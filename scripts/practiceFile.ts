import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { normalizePath } from 'vite'
import { plainError } from './plainError.ts'
import { replaceFile } from './replaceFile.ts'

const fileName = 'practice.json'
const schemaAddress = './practice.schema.json'

/** Tests build practices of their own (`PRACTICE_FILE`), and fill in a copy. */
export const practicePath = (root: string): string =>
  normalizePath(resolve(root, process.env.PRACTICE_FILE ?? fileName))

/** What the practice file names lies beside it. */
export const practiceFolder = (root = process.cwd()): string => dirname(practicePath(root))

/** The file as it stands, unchecked; what is not JSON is told with its line. */
export const readPracticeFile = async (root: string): Promise<object> => parsePractice(await textOf(practicePath(root)))

/** Another one whenever the file is. */
export const versionOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path).catch(() => ''))
    .digest('hex')
export const practiceVersion = (root: string): Promise<string> => versionOf(practicePath(root))

const written = (practice: object) => `${JSON.stringify({ $schema: schemaAddress, ...practice }, null, 2)}\n`

export const writePracticeFile = (root: string, practice: object): Promise<void> =>
  replaceFile(practicePath(root), written(practice))

/** Begins with another practice; the file that was there, if any, is kept beside it. */
export async function replacePractice(root: string, practice: object): Promise<void> {
  const path = practicePath(root)
  const older = await readFile(path, 'utf8').catch(() => null)
  if (older === written(practice)) return
  if (older) await replaceFile(path.replace(/(?=\.json$)/, '.antigo'), older)
  await writePracticeFile(root, practice)
}

async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    const isMissing = error.code === 'ENOENT'
    throw plainError(
      `${fileName} ${isMissing ? 'não foi encontrado na pasta do projeto' : 'está em uso por outro programa'}.`,
    )
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw plainError(`${fileName} não está em UTF-8: salve-o de novo com essa codificação.`)
  }
}

function parsePractice(text: string): object {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  const problem = error
    ? { offset: error.offset, reason: reasons[printParseErrorCode(error.error)] ?? 'há algo que não se esperava aqui' }
    : tree?.type === 'object'
      ? repeatedIn(tree)
      : { offset: 0, reason: 'era esperado um grupo de campos entre chaves { }' }
  if (problem) {
    const line = text.slice(0, problem.offset).split('\n').length
    throw plainError(`${fileName} não pôde ser lido: linha ${line}: ${problem.reason}.`)
  }
  return JSON.parse(text)
}

/** By the parser's names of its errors. */
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
