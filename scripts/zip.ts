import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { normalizePath } from 'vite'
import { replaceFile } from './replaceFile.ts'

/** Packs what is in a folder into the file of its name, beside it: what hosts take that do not take a folder. */
export async function zip(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const packed: Record<string, Buffer> = {}
  for (const file of files) packed[normalizePath(file.slice(folder.length + 1))] = await readFile(file)
  await replaceFile(`${folder}.zip`, Buffer.from(zipSync(packed)))
}
