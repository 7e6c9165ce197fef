import { existsSync } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { practiceFolder, practiceName, practicePath } from '../../scripts/practiceFile.ts'
import { moved } from '../../scripts/replaceFile.ts'

/** So many copies are kept. */
const most = 20

/**
 * Copies of the practice file and its photographs, to be gone back to by hand, with dates for names.
 * @param photos names of the photographs, as chosen and as shown, there or not
 */
export function copiesIn(root: string, photos: () => Promise<readonly string[]>) {
  const files = practiceFolder(root)
  const folder = join(files, 'versoes')

  async function copyTo(into: string): Promise<void> {
    await rm(into, { recursive: true, force: true, maxRetries: 10 })
    const all = [
      [practicePath(root), practiceName],
      ...[...new Set(await photos())].map((name) => [join(files, name), name]),
    ]
    for (const [file = '', name = ''] of all) if (existsSync(file)) await cp(file, join(into, name))
  }

  /** Adds a copy, whole or not at all, and removes the oldest. */
  async function add(fill: (into: string) => Promise<void> = copyTo): Promise<void> {
    // `2026-11-26 03h47m12.123`, which every system takes as a name
    const [day, time = ''] = new Date().toISOString().slice(0, -1).split('T')
    const place = join(folder, `${day} ${time.replace(':', 'h').replace(':', 'm')}`)
    await fill(`${place}.new`)
    await moved(`${place}.new`, place)
    const older = (await readdir(folder))
      .filter((name) => /^[\d-]+ [\dhm.]+$/.test(name))
      .sort()
      .slice(0, -most)
    for (const name of older) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 })
  }

  return { copyTo, add, addFrom: (from: string) => add((into) => cp(from, into, { recursive: true })) }
}
