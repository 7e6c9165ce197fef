import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { lanAddress, portFrom, siteAddress } from './network.ts'
import { inboxPath } from './server/inbox.ts'
import { freePort } from './server/listen.ts'
import { createSite } from './server/site.ts'
import { baseOf, builtRules } from './server/static.ts'
import { buildCommand, runTool } from './tool.ts'

const folder = 'inbox'
/** Not `dist/`: this build sends its messages to the inbox of this computer and is not to be published. */
const siteFolder = '.cache/local'
const accessKey = 'chave-deste-computador'

/** `npm start`: the whole site on this computer, with its form, until it is ended with Ctrl+C. */
export async function main(): Promise<number> {
  const host = process.env.HOST || undefined
  const port = await freePort({ port: portFrom(process.env.PORT, 4173), host })
  const address = siteAddress({ host, port }, lanAddress(networkInterfaces()))

  console.log('Montando o site…')
  const env = {
    SITE_FOLDER: siteFolder,
    VITE_FORM_ENDPOINT: `${address}${inboxPath}`,
    VITE_FORM_ACCESS_KEY: accessKey,
    VITE_OFFLINE: 'false',
  }
  const buildCode = await runTool(buildCommand, { env })
  if (buildCode !== 0) {
    console.error('\nO site não pôde ser montado; o motivo está logo acima.')
    return buildCode
  }

  const faults = process.env.INBOX_FAULTS === '1'
  const site = await createSite({ dist: siteFolder, port, host, inbox: { folder, accessKey, faults } })
  const home = address + baseOf(await builtRules(siteFolder))
  const answer = await fetch(home)
  if (!answer.ok) throw new Error(`${home} answers with status ${answer.status}`)

  console.log(`
  O site está no ar neste computador:

      ${home}

  As mensagens enviadas pelo formulário aparecem aqui, neste terminal,
  e ficam guardadas na pasta ${folder}/ (um arquivo para cada uma). Nada sai deste computador.

  Para encerrar: Ctrl+C
`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await site.close()
  console.log('\nSite encerrado.')
  return 0
}
