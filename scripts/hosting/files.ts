import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { lookup, mimes } from 'mrmime'
import { plainError } from '../plainError.ts'

/** Files in which some hosts find their rules, as a part of regular expressions; no others need to show them. */
export const rulesOfHosts = '_headers|_redirects'

/** All files of a folder and its subfolders, relative to it, with `/`, in the order of their names. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
}

// what the list lacks, or calls by its older name
Object.assign(mimes, { ico: 'image/x-icon', xml: 'application/xml' })

/** Media type by file name ending, for the endings that occur; stops at a file no host could name the type of. */
export function mediaTypesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const unknown = files.filter((file) => !lookup(file))
  if (unknown.length > 0) throw plainError(...unknown.map((file) => `${file}: tipo de arquivo desconhecido`))
  const endings = [...new Set(files.map((file) => extname(file).slice(1)))].sort()
  const typeOf = (ending: string) => `${lookup(ending)}`.replace(/^text\/.*/, '$&; charset=utf-8')
  return new Map(endings.map((ending) => [ending, typeOf(ending)]))
}

/** Pictures and fonts are packed already. */
const packs = (file: string): boolean => /^text|xml$|json$|javascript$/.test(lookup(file) ?? '')

const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY, Z_BEST_COMPRESSION } = constants

/** Puts `.br` and `.gz` beside every file that packs, at the best level, so that a host can send them at no cost. */
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.filter(packs).map(async (name) => {
      const file = join(folder, name)
      const content = await readFile(file)
      const brotli = { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: Z_BEST_COMPRESSION }))
    }),
  )
}
