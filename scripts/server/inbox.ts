import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Plugin } from 'vite'
import { refusalPage, thanksPage } from './answerPage.ts'
import { type Fault, faultFor } from './faults.ts'
import { type Handler, json, pathOf, type Reply, send, text } from './http.ts'
import { keep, kept, messagesIn, printed, Refusal, readMessage } from './message.ts'

export interface InboxOptions {
  folder: string
  accessKey: string
  /** Lets senders ask for a fault by their address, and lists what arrived at GET `/inbox/messages`; tests only. */
  faults?: boolean
  print?: (text: string) => void
}

export const inboxPath = '/inbox'

/** Pages of this computer may send and read the answer, and programs; what arrived is for none of them to read. */
const open = ['POST', 'OPTIONS']
const ofThisComputer = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** An open page that sends without end shall not fill the disk. */
export const mostMessages = 500

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
    if ((await kept(folder)) >= mostMessages) {
      print(`A caixa de mensagens deste computador está cheia (${mostMessages} mensagens): apague a pasta ${folder}.`)
      throw new Refusal(507, 'A caixa de mensagens deste computador está cheia.')
    }
    const fault = faults ? faultFor(message.fields.email ?? '') : null
    if (fault?.delivered ?? true) print(printed(message, await keep(folder, message)))
    await play(fault ?? { delivered: true }, wantsPage(request) ? thanksPage : accepted, response)
  }

  return async (request, response) => {
    const { origin } = request.headers
    const isForeign = origin !== undefined && !ofThisComputer.test(origin)
    if (isForeign) return send(response, text(403, 'Esta caixa recebe só as mensagens deste computador.'))
    if (open.includes(request.method ?? '')) response.setHeader('Access-Control-Allow-Origin', origin ?? '*')
    if (request.method === 'OPTIONS') return send(response, { status: 204, headers: mayBeSent, body: '' })
    if (faults && request.method === 'GET' && pathOf(request).endsWith('/messages')) {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost')
      return send(response, json(200, await messagesIn(folder, searchParams.get('email'))))
    }
    if (request.method !== 'POST') {
      response.setHeader('Allow', open.join(', '))
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
