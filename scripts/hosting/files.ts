import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** All files of a folder and its subfolders, relative to it, with `/`, in the order of their names. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
}
