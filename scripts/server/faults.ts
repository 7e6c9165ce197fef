import { html, json, type Reply } from './http.ts'
import { Refusal } from './message.ts'

/** One way in which a form service may behave badly, told apart by what the visitor's browser sees. */
export interface Fault {
  /** Whether the mail would have gone out, whatever became of the answer; only such messages are kept. */
  delivered: boolean
  reply?: Reply
  delayMs?: number
  /** `false`: the answer lacks the header that lets another origin read it. */
  cors?: boolean
  /** Instead of an answer: none at all, or a broken connection. */
  instead?: 'nothing' | 'drop'
}

const failure = { success: false, message: 'Falha encenada.' }
const page = '<!doctype html><title>Falha encenada</title><p>Isto não é JSON.'

export const faults = {
  'success-false': { delivered: false, reply: json(200, failure) },
  'success-string': { delivered: true, reply: json(200, { success: 'true', message: 'O texto "true" não é true.' }) },
  'html-200': { delivered: false, reply: html(200, page) },
  'json-400': { delivered: false, reply: json(400, failure) },
  'html-429': { delivered: false, reply: html(429, page) },
  'json-500': { delivered: false, reply: json(500, failure) },
  'redirect-301': { delivered: false, reply: { status: 301, headers: { Location: '/' }, body: '' } },
  slow: { delivered: true, delayMs: 3000 },
  hang: { delivered: false, instead: 'nothing' },
  drop: { delivered: false, instead: 'drop' },
  'no-cors': { delivered: true, cors: false },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

const stage = '@falha.example'

/** As `json-500@falha.example` or `slow-800@falha.example` (ms); a tag keeps the messages of parallel tests apart. */
export const faultAddress = (name: FaultName | `slow-${number}`, tag?: string): string =>
  `${name}${tag === undefined ? '' : `+${tag}`}${stage}`

const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name)

/** The fault a sender's address asks for, if any. Chosen by the message alone, so that tests do not disturb each other. */
export function faultFor(email: string): Fault | null {
  if (!email.endsWith(stage)) return null
  const [name = ''] = email.slice(0, -stage.length).split('+')
  if (isFaultName(name)) return faults[name]
  const [, delayMs] = /^slow-(\d{1,5})$/.exec(name) ?? []
  if (delayMs !== undefined) return { ...faults.slow, delayMs: Number(delayMs) }
  throw new Refusal(400, `Não há falha encenada com o nome "${name}".`)
}
