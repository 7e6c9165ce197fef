import type { BrowserContext, Page, Route } from '@playwright/test'
import { e2e } from './sites'

/** What a page gets to read of an answer: one of another origin needs leave. */
const readable = { 'Access-Control-Allow-Origin': '*' }

type Message = Record<string, string>

/** What has been delivered, by the browser it came from. */
const delivered = new WeakMap<BrowserContext, Message[]>()

/** What the form service has received from an address. */
export const received = (page: Page, email: string): Message[] =>
  (delivered.get(page.context()) ?? []).filter((message) => message.email === email)

async function answer(route: Route, messages: Message[]): Promise<void> {
  const request = route.request()
  const type = (await request.headerValue('content-type')) ?? ''
  const body = new Uint8Array(request.postDataBuffer() ?? [])
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
  const { access_key, ...fields } = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  if (access_key !== e2e.accessKey) return route.fulfill({ status: 400, json: { success: false }, headers: readable })
  messages.push(fields)
  // a post without JavaScript comes from the browser itself
  if (request.isNavigationRequest())
    await route.fulfill({ contentType: 'text/html', body: '<h1>Sua mensagem chegou</h1>' })
  else await route.fulfill({ json: { success: true }, headers: readable })
}

/** Has the tests themselves answer for the form service, as it should. */
export async function answerForms(context: BrowserContext): Promise<void> {
  const messages: Message[] = []
  delivered.set(context, messages)
  // who asked may have left
  await context.route(e2e.inbox, (route) => answer(route, messages).catch(() => undefined))
}
