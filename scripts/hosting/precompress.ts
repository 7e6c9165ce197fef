import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from './mediaTypes.ts'

const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY, Z_BEST_COMPRESSION } = constants

const brotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } })

const gzipped = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: Z_BEST_COMPRESSION })

/** Puts `.br` and `.gz` beside every file that packs, so that a host can send the best at no cost. */
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.filter(isCompressible).map(async (name) => {
      const file = join(folder, name)
      const content = await readFile(file)
      await writeFile(`${file}.br`, await brotli(content))
      await writeFile(`${file}.gz`, await gzipped(content))
    }),
  )
}
