import type { BrowserContext, Page, Route } from '@playwright/test'
import { e2e } from './sites'

/** What a page gets to read of an answer: one of another origin needs leave. */
const readable = { 'Access-Control-Allow-Origin': '*' }
const success = { json: { success: true }, headers: readable }
const failure = { success: false, message: 'Falha encenada.' }

/** Ways in which a form service may behave badly, told apart by what the visitor's browser sees. */
const faults = {
  'json-400': (route) => route.fulfill({ status: 400, json: failure, headers: readable }),
  'json-500': (route) => route.fulfill({ status: 500, json: failure, headers: readable }),
  'redirect-301': (route) => route.fulfill({ status: 301, headers: { ...readable, Location: '/' } }),
  hang: () => undefined,
  drop: (route) => route.abort('connectionreset'),
  'no-cors': (route) =>
    route.fulfill({ json: { success: true }, headers: { 'Access-Control-Allow-Origin': 'https://outro.exemplo' } }),
} as const satisfies Record<string, (route: Route) => unknown>

export type FaultName = keyof typeof faults

const stage = '@falha.example'
const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name)

/** As `json-500@falha.example`; a tag keeps the messages of one test apart. */
export const faultAddress = (name: FaultName, tag = ''): string => `${name}+${tag}${stage}`

interface Message {
  fields: Record<string, string>
}

/** What has been delivered, by the browser it came from. */
const delivered = new WeakMap<BrowserContext, Message[]>()

/** What the form service has received from an address. */
export const received = (page: Page, email: string): Message[] =>
  (delivered.get(page.context()) ?? []).filter(({ fields }) => fields.email === email)

async function answer(route: Route, messages: Message[]): Promise<void> {
  const request = route.request()
  const type = (await request.headerValue('content-type')) ?? ''
  const body = new Uint8Array(request.postDataBuffer() ?? [])
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
  const { access_key, ...fields } = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const { email = '' } = fields
  const [name = ''] = email.endsWith(stage) ? email.split('+') : []
  if (access_key !== e2e.accessKey) return faults['json-400'](route)
  if (isFaultName(name)) return faults[name](route)
  messages.push({ fields })
  // a post without JavaScript comes from the browser itself
  if (request.isNavigationRequest())
    await route.fulfill({ contentType: 'text/html', body: '<h1>Sua mensagem chegou</h1>' })
  else await route.fulfill(success)
}

/** Has the tests themselves answer for the form service: as it should, or as a sender's address asks. */
export async function answerForms(context: BrowserContext): Promise<void> {
  const messages: Message[] = []
  delivered.set(context, messages)
  // who asked may have left
  await context.route(e2e.inbox, (route) => answer(route, messages).catch(() => undefined))
}
