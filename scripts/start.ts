import { exec } from 'node:child_process'
import { createEditor, type EditorState, editorPath } from '../editor/index.ts'
import { endPlainly } from './plainError.ts'
import { loadPractice } from './practicePlugin.ts'
import { buildBeside } from './run.ts'
import { inboxPath } from './server/inbox.ts'
import { createSite, homeOf, originOf, portFrom } from './server/site.ts'

const folder = 'inbox'
/** Not `dist/`: this build sends its messages to the inbox of this computer and is not to be published. */
const siteFolder = '.cache/local'
const accessKey = 'chave-deste-computador'

const openers: Readonly<Record<string, string>> = { win32: 'start ""', darwin: 'open' }
const show = (address: string) => exec(`${openers[process.platform] ?? 'xdg-open'} ${address}`)

const inboxNote = `  As mensagens do formulário aparecem aqui e ficam na pasta ${folder}/. Nada sai deste computador.
`

/** The whole site as it is now, with its form. */
async function serveSite(editor: string): Promise<void> {
  const host = process.env.HOST || 'localhost'
  const inbox = { folder, accessKey, faults: process.env.INBOX_FAULTS === '1' }
  // the build has to know the port
  const site = await createSite({ dist: siteFolder, port: portFrom('PORT', 4173), host, inbox })
  const address = originOf(site)
  const { isBuilt } = await buildBeside({
    SITE_FOLDER: siteFolder,
    VITE_FORM_ENDPOINT: `${address}${inboxPath}`,
    VITE_FORM_ACCESS_KEY: accessKey,
    VITE_OFFLINE: 'false',
    EDITOR_ADDRESS: editor,
  })
  const hasForm = isBuilt && (await loadPractice()).contact.form !== undefined
  console.log(
    isBuilt
      ? `  O site, como era ao iniciar, só neste computador: ${address}${await homeOf(siteFolder)}\n${hasForm ? inboxNote : ''}`
      : '\n  O site não pôde ser montado; o motivo está logo acima. Corrija-o em “Preencher meu site” e inicie de novo.\n',
  )
}

/**
 * `npm start`: the page in which the site is filled in and the site itself, until they are ended with Ctrl+C. A double click
 * (`OPEN`) is for the page alone, which shows the site as it becomes.
 */
endPlainly()
const editorPort = portFrom('EDITOR_PORT', 4180)
const isFromIcon = process.env.OPEN === '1'

// a second double click is for the page that is there, if it is this folder's: two would write one file
for (const port of isFromIcon ? [0, 1, 2, 3].map((further) => editorPort + further) : []) {
  const there = `http://127.0.0.1:${port}${editorPath}`
  const opened: Partial<EditorState> | null = await fetch(`${there}/state`, { signal: AbortSignal.timeout(1000) })
    .then((response) => response.json())
    .catch(() => null)
  if (opened?.root !== process.cwd()) continue
  console.log(`\n  O programa já está aberto:\n\n      ${there}\n`)
  show(there)
  process.exit(0)
}

const address = await createEditor(editorPort)
console.log(`
  Preencher meu site: ${address}
  Para encerrar, feche esta janela.
`)
if (isFromIcon) show(address)
else await serveSite(address)
