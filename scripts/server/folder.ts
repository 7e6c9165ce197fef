import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Message } from './message.ts'

/** Keeps one JSON file per message, readable by its owner only; returns the file's path. */
export async function keep(folder: string, message: Message): Promise<string> {
  const time = message.receivedAt.replaceAll(':', '-')
  const file = join(folder, `${time}-${randomBytes(3).toString('hex')}.json`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${JSON.stringify(message, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
  return file
}

/** All messages kept, oldest first; `email` leaves only those from that address. */
export async function kept(folder: string, email: string | null): Promise<Message[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const messages = await Promise.all(
    files.map(async (name): Promise<Message> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  return email === null ? messages : messages.filter(({ fields }) => fields.email === email)
}
