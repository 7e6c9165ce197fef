import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parsePractice } from '../../practice/index.ts'
import { Refusal } from '../../scripts/http.ts'
import { fileVersion, practiceFolder, practiceName, practicePath } from '../../scripts/practiceFile.ts'
import { moved, replaceFile } from '../../scripts/replaceFile.ts'
import type { Version } from '../state.ts'
import { answers } from './texts.ts'

/** So many versions of each kind are kept. */
const most = 10

/** `2026-11-26T03-47-12.123Z-montagem`, which every system takes as a name. */
const pattern = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(montagem|antes)$/

function versionOf(name: string): Version[] {
  const [, hour, minute, second, kind] = pattern.exec(name) ?? []
  return hour ? [{ name, at: `${hour}:${minute}:${second}`, isBuild: kind === 'montagem' }] : []
}

/**
 * Practice files with their photographs, as they were built, or were before something took their place.
 * @param photos names of the photographs, as chosen and as shown, there or not
 */
export function versionsIn(root: string, photos: () => Promise<readonly string[]>) {
  const [practice, files] = [practicePath(root), practiceFolder(root)]
  const folder = join(files, 'versoes')

  const newestFirst = async (): Promise<Version[]> =>
    (await readdir(folder).catch(() => [])).flatMap(versionOf).sort((one, other) => other.at.localeCompare(one.at))

  /** Each file that is there now, with its name in a version. */
  const filesNow = async () =>
    [
      [practice, practiceName] as const,
      ...[...new Set(await photos())].map((name) => [join(files, name), name] as const),
    ].filter(([file]) => existsSync(file))

  async function copyTo(into: string): Promise<void> {
    await rm(into, { recursive: true, force: true, maxRetries: 10 })
    for (const [file, name] of await filesNow()) await cp(file, join(into, name))
  }

  /** Adds a version, whole or not at all; the oldest of its kind is removed, but for the one that is spared. */
  async function add(isBuild: boolean, fill: (into: string) => Promise<void>, spared = ''): Promise<void> {
    const at = new Date().toISOString().replaceAll(':', '-')
    const place = join(folder, `${at}-${isBuild ? 'montagem' : 'antes'}`)
    await fill(`${place}.new`)
    await moved(`${place}.new`, place)
    const older = (await newestFirst()).filter((version) => version.isBuild === isBuild).slice(most)
    for (const { name } of older)
      if (name !== spared) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 })
  }

  async function isIn({ name }: Version): Promise<boolean> {
    const same = (await filesNow()).map(
      async ([file, own]) => (await fileVersion(file)) === (await fileVersion(join(folder, name, own))),
    )
    return (await Promise.all(same)).every(Boolean)
  }

  /** Adds what is about to be replaced, unless it is a version already. */
  async function keep(spared?: string): Promise<void> {
    const kept = await Promise.all((await newestFirst()).map(isIn))
    if (!kept.includes(true) && (await filesNow()).length > 0) await add(false, copyTo, spared)
  }

  const withPractice = async (version: Version): Promise<Version> => {
    const text = await readFile(join(folder, version.name, practiceName), 'utf8').catch(() => '')
    return { ...version, practice: parsePractice(text).practice }
  }

  return {
    toCompare: async () => Promise.all((await newestFirst()).map(withPractice)),
    folderOf: (name: string) => join(folder, name),
    copyTo,
    keep,
    addBuilt: (from: string) => add(true, (into) => cp(from, into, { recursive: true })),

    /** What is replaced is kept as a version, too. */
    async restore(name: string): Promise<void> {
      if (!(await newestFirst()).some((version) => version.name === name)) throw new Refusal(404, answers.nothing)
      const from = join(folder, name)
      const restored = await readFile(join(from, practiceName))
      await keep(name)
      for (const photo of await photos()) {
        const picture = await readFile(join(from, photo)).catch(() => null)
        if (picture) await replaceFile(join(files, photo), picture)
        else await rm(join(files, photo), { force: true })
      }
      await replaceFile(practice, restored)
    },
  }
}
