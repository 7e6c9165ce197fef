import { exec } from 'node:child_process'
import { createEditor } from '../editor/index.ts'
import { inbox, inboxPath } from './inbox.ts'
import { endPlainly, plainError } from './plainError.ts'
import { writePracticeSchema } from './practiceFile.ts'
import { loadPractice } from './practicePlugin.ts'
import { buildBeside } from './run.ts'
import { serveSite } from './serveSite.ts'

/** Not `dist/`: this build sends its messages to the inbox of this computer and is not to be published. */
const folder = '.cache/local'
const accessKey = 'chave-deste-computador'

const openers: Readonly<Record<string, string>> = { win32: 'start ""', darwin: 'open' }
const show = (address: string) => exec(`${openers[process.platform] ?? 'xdg-open'} ${address}`)

/** The whole site as it was built last, with its form. */
async function showSite(editor: string): Promise<void> {
  const practice = await loadPractice()
  const base = new URL('./', `${practice.site.url}/`).pathname
  const host = process.env.HOST || 'localhost'
  const port = Number(process.env.PORT || 4173)
  // the build has to know the port
  const site = await serveSite({ folder, base, host, port, plugins: [inbox(accessKey)] })
  const [address = ''] = [...(site.resolvedUrls?.network ?? []), ...(site.resolvedUrls?.local ?? [])]
  const build = () =>
    buildBeside({
      SITE_FOLDER: folder,
      VITE_FORM_ENDPOINT: new URL(inboxPath, address).href,
      VITE_FORM_ACCESS_KEY: accessKey,
      VITE_OFFLINE: 'false',
      EDITOR_ADDRESS: editor,
    })
  const { isBuilt } = await build()
  rebuild = build
  if (!isBuilt) throw plainError('  O motivo está logo acima.')
  console.log(`  O site, como foi montado por último, só neste computador: ${address}`)
  if (practice.contact.form)
    console.log('  As mensagens do formulário aparecem aqui e não ficam guardadas. Nada sai deste computador.\n')
}

/** Follows each build of the folder to be published. */
let rebuild: () => Promise<unknown> = async () => undefined

/**
 * `npm start`: the page in which the site is filled in and the site itself, until they are ended with Ctrl+C. A double
 * click (`OPEN`) is for the page alone, which shows the site as it becomes.
 */
endPlainly()
const port = Number(process.env.EDITOR_PORT || 4180)
await writePracticeSchema(process.cwd())
const address = await createEditor(port, () => rebuild())
console.log(`\n  Preencher meu site: ${address}\n  Para encerrar, feche esta janela.\n`)
if (process.env.OPEN === '1') show(address)
else
  await showSite(address).catch((error: Error) =>
    console.log(
      `${error.message}\n\n  O site não pôde ser montado. Corrija-o em “Preencher meu site” e inicie de novo.\n`,
    ),
  )
