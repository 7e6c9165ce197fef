import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { bodyOf, html, json, Refusal, type Reply, send } from './http.ts'

export const inboxPath = '/inbox'

const mostBytes = 100_000

async function readMessage(request: IncomingMessage, accessKey: string): Promise<Record<string, string>> {
  const { origin, host, 'content-type': type = '' } = request.headers
  if (origin !== undefined && origin.replace(/^https?:\/\//, '') !== host)
    throw new Refusal(403, 'Esta caixa recebe só as mensagens deste computador.')
  if (request.method !== 'POST') throw new Refusal(405, 'Aqui só se recebem mensagens (POST).')
  const body = new Uint8Array(await bodyOf(request, mostBytes, 'A mensagem é longa demais.'))
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new Refusal(400, 'O formulário chegou incompleto ou malformado.')
  })
  const { access_key, ...fields } = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  if (access_key !== accessKey) throw new Refusal(400, 'A chave de acesso do formulário não é válida.')
  if (!fields.name?.trim() || !fields.email?.includes('@')) throw new Refusal(400, 'Falta o nome ou o e-mail.')
  return fields
}

/** The texts are ours alone, nothing of the message is repeated. */
function reply(status: number, text: string, wantsPage: boolean): Reply {
  if (!wantsPage) return json(status, { success: status === 200, message: text })
  const title = status === 200 ? 'Sua mensagem chegou' : 'A mensagem não foi enviada'
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`
  return html(status, `<!doctype html><html lang="pt-BR">${head}<h1>${title}</h1><p>${text}</p><a href="/">Voltar</a>`)
}

/** Takes the form service's place on this computer. */
const receiver = (accessKey: string) => async (request: IncomingMessage, response: ServerResponse) => {
  // a post without JavaScript comes from the browser itself
  const wantsPage = request.headers.accept?.includes('text/html') ?? false
  try {
    // as JSON: no control character of it reaches the terminal
    console.log('\nNova mensagem do site:', JSON.stringify(await readMessage(request, accessKey), null, 2))
    send(response, reply(200, 'Mensagem enviada com sucesso! Responderemos em breve.', wantsPage))
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error)
    const [status, text] = error instanceof Refusal ? [error.status, error.message] : [500, 'Não pôde ser mostrada.']
    send(response, reply(status, text, wantsPage))
  }
}

/** The inbox of `npm run dev` and `npm start`. */
export function inbox(accessKey: string): Plugin {
  const configureServer = ({ middlewares }: ViteDevServer | PreviewServer) =>
    void middlewares.use(inboxPath, receiver(accessKey))
  return { name: 'inbox', configureServer, configurePreviewServer: configureServer }
}
