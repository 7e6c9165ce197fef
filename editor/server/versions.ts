import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Version } from '../state.ts'

/** Of each kind as many are kept. */
const most = 10

/** `2026-11-26T03-47-12.123Z-montagem`, which every system takes as a name. */
const pattern = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(montagem|antes)$/

function versionOf(name: string): Version[] {
  const [, hour, minute, second, kind] = pattern.exec(name) ?? []
  return hour ? [{ name, at: `${hour}:${minute}:${second}`, isBuild: kind === 'montagem' }] : []
}

/** Practice files with their photographs, as they were built, or were before something took their place. */
export function versionsIn(folder: string) {
  const newestFirst = async (): Promise<Version[]> =>
    (await readdir(folder).catch(() => [])).flatMap(versionOf).sort((one, other) => other.at.localeCompare(one.at))

  return {
    newestFirst,

    /** Puts a folder among them. */
    async add(copy: string, isBuild: boolean): Promise<void> {
      const at = new Date().toISOString().replaceAll(':', '-')
      await cp(copy, join(folder, `${at}-${isBuild ? 'montagem' : 'antes'}`), { recursive: true })
      const older = (await newestFirst()).filter((version) => version.isBuild === isBuild).slice(most)
      for (const { name } of older) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 })
    },

    /** Where the one of that name is. */
    async folderOf(name: string): Promise<string | undefined> {
      return (await newestFirst()).some((version) => version.name === name) ? join(folder, name) : undefined
    },
  }
}
