import { once } from 'node:events'
import { inboxPath } from './server/inbox.ts'
import { freePort } from './server/listen.ts'
import { createSite } from './server/site.ts'
import { buildCommand, runTool } from './tool.ts'

const folder = 'inbox'
const accessKey = 'chave-deste-computador'

/** Name under which a browser on this computer reaches the server. */
const nameFor = (host: string | undefined) =>
  host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host

/** `npm start`: the whole site on this computer, with its form, until it is ended with Ctrl+C. */
export async function main(): Promise<number> {
  const host = process.env.HOST || undefined
  const port = await freePort({ port: Number(process.env.PORT || 4173), host })
  const address = `http://${nameFor(host)}:${port}`

  console.log('Montando o site…')
  const env = { VITE_FORM_ENDPOINT: `${address}${inboxPath}`, VITE_FORM_ACCESS_KEY: accessKey }
  const buildCode = await runTool(buildCommand, { env })
  if (buildCode !== 0) {
    console.error('\nO site não pôde ser montado; o motivo está logo acima.')
    return buildCode
  }

  const faults = process.env.INBOX_FAULTS === '1'
  const site = await createSite({ dist: 'dist', port, host, inbox: { folder, accessKey, faults } })
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers with status ${answer.status}`)

  console.log(`
  O site está no ar neste computador:

      ${address}

  As mensagens enviadas pelo formulário aparecem aqui, neste terminal,
  e ficam guardadas na pasta ${folder}/ (um arquivo para cada uma). Nada sai deste computador.

  Para encerrar: Ctrl+C
`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await site.close()
  console.log('\nSite encerrado.')
  return 0
}
