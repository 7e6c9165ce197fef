import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

type Field = readonly [name: string, value: string]

/** A message the inbox does not take; the text is shown to whoever sent it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Generous for a contact form; sizes in bytes. */
export const limits = { total: 100_000, fieldSize: 50_000, fieldNameSize: 100, fields: 20 }

const tooLarge = (problem = 'A mensagem é longa demais.') => new Refusal(413, problem)

/** What arrives is read to its end; beyond the limit nothing of it is kept. */
export async function bodyOf(request: IncomingMessage, most = limits.total, problem?: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let received = 0
  for await (const chunk of request) {
    received += chunk.length
    if (received <= most) chunks.push(chunk)
  }
  if (received > most) throw tooLarge(problem)
  return Buffer.concat(chunks)
}

/** The fields of a multipart form in the order sent, values exactly as received. */
async function readForm(request: IncomingMessage): Promise<Field[]> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data'))
    throw new Refusal(400, 'O formulário precisa ser enviado como multipart/form-data.')
  const received = new Response(new Uint8Array(await bodyOf(request)), { headers: { 'Content-Type': type } })
  const form = await received.formData().catch(() => {
    throw new Refusal(400, 'O formulário chegou incompleto ou malformado.')
  })
  const fields = [...form].map(([name, value]): Field => {
    if (typeof value !== 'string') throw new Refusal(400, 'O formulário não aceita anexos.')
    const isTooLarge = Buffer.byteLength(name) > limits.fieldNameSize || Buffer.byteLength(value) > limits.fieldSize
    if (isTooLarge) throw tooLarge()
    return [name, value]
  })
  if (fields.length > limits.fields) throw tooLarge()
  return fields
}

export interface Message {
  receivedAt: string
  /** Names of all fields that arrived, in their order, the access key's included. */
  fieldNames: string[]
  /** Values exactly as received; the access key's value is never kept. */
  fields: Record<string, string>
}

const plausibleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The message in a form, with what the form service itself insists on: its key, a name and an address to reply to. */
export async function readMessage(request: IncomingMessage, accessKey: string): Promise<Message> {
  const received = await readForm(request)
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

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.json')).sort()

/** How many there are. */
export const kept = async (folder: string): Promise<number> => (await filesIn(folder)).length

export async function messagesIn(folder: string, email: string | null): Promise<Message[]> {
  const files = await filesIn(folder)
  const messages = await Promise.all(
    files.map(async (name): Promise<Message> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  return email === null ? messages : messages.filter(({ fields }) => fields.email === email)
}
