import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** What Windows answers while another program, such as a virus scanner, has the file open. */
const held = ['EPERM', 'EACCES', 'EBUSY']

/** Renames; waits up to two seconds for whoever has the file open. */
export async function moved(from: string, to: string, tries = 20): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (tries === 1 || !held.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await setTimeout(100)
    await moved(from, to, tries - 1)
  }
}

/** Replaces a file as a whole: whatever happens meanwhile, it is the old one or the new one. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, content, { flush: true })
  await moved(`${path}.new`, path)
}
