import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { filesIn } from './hosting/files.ts'
import { replaceFile } from './replaceFile.ts'

/** Packs what is in a folder into the file of its name, beside it: what hosts take that do not take a folder. */
export async function zip(folder: string): Promise<void> {
  const packed: Record<string, Buffer> = {}
  for (const file of await filesIn(folder)) packed[file] = await readFile(join(folder, file))
  await replaceFile(`${folder}.zip`, Buffer.from(zipSync(packed)))
}
