import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Plugin } from 'vite'
import { refusalPage, thanksPage } from './answerPage.ts'
import { type Fault, faultFor } from './faults.ts'
import { type Handler, json, pathOf, type Reply, send, text } from './http.ts'
import { keep, kept, printed, Refusal, readMessage } from './message.ts'

export interface InboxOptions {
  folder: string
  accessKey: string
  /** Lets senders ask for a fault by their address, and lists what arrived at GET `/inbox/messages`; tests only. */
  faults?: boolean
  print?: (text: string) => void
}

export const inboxPath = '/inbox'

/** Pages of any origin may send and read the answer; what arrived is for none of them to read. */
const openToAll = ['POST', 'OPTIONS']

const mayBeSent = { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': '*' }
const accepted = json(200, { success: true, message: 'Mensagem recebida.' })

/** A post without JavaScript comes from the browser itself, which asks for a page. */
const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false

async function play(fault: Fault, ordinary: Reply, response: ServerResponse): Promise<void> {
  if (fault.instead === 'drop') response.destroy()
  if (fault.instead) return
  if (fault.delayMs !== undefined) await wait(fault.delayMs, undefined, { ref: false })
  if (fault.cors === false) response.removeHeader('Access-Control-Allow-Origin')
  send(response, fault.reply ?? ordinary)
}

export function createInbox({ folder, accessKey, faults = false, print = console.log }: InboxOptions): Handler {
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = await readMessage(request, accessKey)
    const fault = faults ? faultFor(message.fields.email ?? '') : null
    if (fault?.delivered ?? true) print(printed(message, await keep(folder, message)))
    await play(fault ?? { delivered: true }, wantsPage(request) ? thanksPage : accepted, response)
  }

  return async (request, response) => {
    if (openToAll.includes(request.method ?? '')) response.setHeader('Access-Control-Allow-Origin', '*')
    if (request.method === 'OPTIONS') return send(response, { status: 204, headers: mayBeSent, body: '' })
    if (faults && request.method === 'GET' && pathOf(request).endsWith('/messages')) {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost')
      return send(response, json(200, await kept(folder, searchParams.get('email'))))
    }
    if (request.method !== 'POST') {
      response.setHeader('Allow', openToAll.join(', '))
      return send(response, text(405, 'Aqui só se recebem mensagens (POST).'))
    }
    try {
      await receive(request, response)
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error)
      const { status, message } =
        error instanceof Refusal ? error : { status: 500, message: 'A mensagem não pôde ser guardada.' }
      if (status === 413) response.setHeader('Connection', 'close')
      send(response, wantsPage(request) ? refusalPage(status, message) : json(status, { success: false, message }))
    }
  }
}

export const inboxInDev = (accessKey: string): Plugin => ({
  name: 'inbox-in-dev',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(inboxPath, createInbox({ folder: 'inbox', accessKey }))
  },
})
