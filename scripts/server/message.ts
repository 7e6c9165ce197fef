import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Field, Refusal } from './form.ts'

/** A message as kept in the inbox folder. */
export interface Message {
  /** ISO 8601, UTC. */
  receivedAt: string
  /** Names of all fields that arrived, in their order, the access key's included. */
  fieldNames: string[]
  /** Values exactly as received; the access key's value is never kept. */
  fields: Record<string, string>
}

const plausibleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What the form service itself insists on: its key, a name and an address to reply to. */
export function checkedMessage(received: readonly Field[], accessKey: string): Message {
  const fieldNames = received.map(([name]) => name)
  // None of the site's forms sends a name twice, and neither value could be called the right one.
  if (new Set(fieldNames).size < fieldNames.length) throw new Refusal(400, 'Um campo do formulário chegou repetido.')
  const { access_key, ...fields } = Object.fromEntries(received)
  if (access_key !== accessKey) throw new Refusal(400, 'A chave de acesso do formulário não é válida.')
  if (!fields.name?.trim()) throw new Refusal(400, 'Falta o nome.')
  if (!plausibleEmail.test(fields.email ?? '')) throw new Refusal(400, 'Falta um endereço de e-mail válido.')
  return { receivedAt: new Date().toISOString(), fieldNames, fields }
}

const labels = new Map(Object.entries({ name: 'Nome', email: 'E-mail', phone: 'Telefone', message: 'Mensagem' }))

/** Control characters (which could drive the terminal) and overrides of the writing direction. */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

function block([name, value]: Field): string {
  const [first = '', ...rest] = value.split(/\r\n|\r|\n/).map((line) => line.replace(unprintable, ''))
  const label = (labels.get(name) ?? name).replace(unprintable, '')
  return rest.length === 0 ? `  ${label}: ${first || '—'}` : [`  ${label}:`, first, ...rest].join('\n    ')
}

/** The message as shown in the terminal. */
export function printed({ receivedAt, fields }: Message, file: string): string {
  const when = new Date(receivedAt).toLocaleString('pt-BR')
  const lines = Object.entries(fields).map(block)
  return ['', `── Nova mensagem do site · ${when} ──`, ...lines, `  Guardada em: ${file}`, ''].join('\n')
}

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
