import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { normalizePath } from 'vite'
import { parsePractice, practiceJsonSchema } from '../practice/index.ts'
import { plainError } from './plainError.ts'
import { replaceFile } from './replaceFile.ts'

export const practiceName = 'practice.json'
const schemaName = 'practice.schema.json'

/** Tests build practices of their own (`PRACTICE_FILE`), and fill in a copy. */
export const practicePath = (root: string): string =>
  normalizePath(resolve(root, process.env.PRACTICE_FILE ?? practiceName))

/** What the practice file names lies beside it. */
export const practiceFolder = (root = process.cwd()): string => dirname(practicePath(root))

/** The file as it stands, unchecked; what is not JSON is reported with its line. */
export async function readPracticeFile(root: string): Promise<object> {
  const { practice, problem } = parsePractice(await textOf(practicePath(root)))
  if (practice) return practice
  throw plainError(`${practiceName} não pôde ser lido: ${problem}.`)
}

/** Another one whenever the file is. */
export const practiceVersion = async (root: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(practicePath(root)).catch(() => ''))
    .digest('hex')

const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`

export const writePracticeFile = (root: string, practice: object): Promise<void> =>
  replaceFile(practicePath(root), asJson({ $schema: `./${schemaName}`, ...practice }))

/** For whoever changes the file by hand: editors of text show what a field means beside it. */
export const writePracticeSchema = (root: string): Promise<void> =>
  replaceFile(resolve(root, schemaName), asJson(practiceJsonSchema()))

async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    const isMissing = error.code === 'ENOENT'
    throw plainError(
      `${practiceName} ${isMissing ? 'não foi encontrado na pasta do projeto' : 'está em uso por outro programa'}.`,
    )
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw plainError(`${practiceName} não está em UTF-8: salve-o de novo com essa codificação.`)
  }
}
