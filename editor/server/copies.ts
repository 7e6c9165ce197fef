import { existsSync } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { practiceFolder, practiceName, practicePath } from '../../scripts/practiceFile.ts'
import { moved } from '../../scripts/replaceFile.ts'

/** So many copies are kept. */
const most = 20

/**
 * Adds a copy of the practice file and its photographs, whole or not at all, to restore by hand; removes the oldest.
 * @param photos names of the photographs, as chosen and as shown, there or not
 * @returns its folder, which has its date for a name
 */
export async function keepCopy(root: string, photos: readonly string[]): Promise<string> {
  const files = practiceFolder(root)
  const folder = join(files, 'versoes')
  // `2026-11-26 03h47m12.123`, which every system takes as a name
  const [day, time = ''] = new Date().toISOString().slice(0, -1).split('T')
  const place = join(folder, `${day} ${time.replace(':', 'h').replace(':', 'm')}`)
  await cp(practicePath(root), join(`${place}.new`, practiceName))
  for (const name of new Set(photos))
    if (existsSync(join(files, name))) await cp(join(files, name), join(`${place}.new`, name))
  await moved(`${place}.new`, place)
  const older = (await readdir(folder))
    .filter((name) => /^[\d-]+ [\dhm.]+$/.test(name))
    .sort()
    .slice(0, -most)
  for (const name of older) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 })
  return place
}
