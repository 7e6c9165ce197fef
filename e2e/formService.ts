import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { bodyOf, html, json, send } from '../scripts/http.ts'
import { e2e } from './sites.ts'

type Message = Record<string, string>

const delivered: Message[] = []

/** What the form service has received from an address. */
export async function received(email: string): Promise<Message[]> {
  const answer = await fetch(`${e2e.inbox}?${new URLSearchParams({ email })}`)
  return answer.json()
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '', headers } = request
  const email = new URL(url, e2e.inbox).searchParams.get('email')
  const sent = delivered.filter((message) => message.email === email)
  if (method === 'GET') return send(response, json(200, sent))
  const body = new Uint8Array(await bodyOf(request, 1_000_000, 'The message is too long.'))
  const form = await new Response(body, { headers: { 'Content-Type': headers['content-type'] ?? '' } }).formData()
  const { access_key, ...fields } = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const isTaken = access_key === e2e.accessKey
  if (isTaken) delivered.push(fields)
  // a page of another origin needs leave to read the answer
  response.setHeader('Access-Control-Allow-Origin', '*')
  // a post without JavaScript comes from the browser itself
  const isPage = isTaken && headers.accept?.includes('text/html')
  send(response, isPage ? html(200, '<h1>Sua mensagem chegou</h1>') : json(isTaken ? 200 : 400, { success: isTaken }))
}

/** Takes the form service's place. A route of Playwright's would keep every page of the suite from its cache. */
export const formService: Plugin = {
  name: 'form-service',
  configurePreviewServer({ middlewares }) {
    middlewares.use(new URL(e2e.inbox).pathname, (request, response, next) => {
      answer(request, response).catch(next)
    })
  },
}
