import { readFile, realpath } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import sirv from 'sirv'
import { type PreviewOptions, type PreviewServer, preview } from 'vite'
import { rulesOfHosts } from '../hosting/files.ts'
import { type HeaderRule, headersFileName, headersFor, readHeadersFile, revalidated } from '../hosting/headers.ts'
import { plainError } from '../plainError.ts'
import { type Handler, html, pathOf, type Reply, send, text } from './http.ts'
import { createInbox, type InboxOptions, inboxPath } from './inbox.ts'

/** The rules the build gives to its hosts; none where there is no build. */
const builtRules = async (folder: string): Promise<readonly HeaderRule[]> =>
  readHeadersFile(await readFile(join(folder, headersFileName), 'utf8').catch(() => ''))

/** Folder of the site on its host: what the first rule, which is for all files, begins with. */
const baseOf = ([all]: readonly HeaderRule[]): string => all?.path.replace(/\/\*$/, '') ?? ''

export const homeOf = async (folder: string): Promise<string> => `${baseOf(await builtRules(folder))}/`

async function notFound(folder: string): Promise<Reply> {
  const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => null)
  const reply = page === null ? text(404, 'Página não encontrada.') : html(404, page)
  return { ...reply, headers: { ...reply.headers, 'Cache-Control': revalidated } }
}

const hidden = new RegExp(`^/(?:${rulesOfHosts})$`)

/** The path a file would have, however the address is written; null for one that cannot be read. */
function plainPath(path: string): string | null {
  try {
    return posix.normalize(decodeURIComponent(path))
  } catch {
    return null
  }
}

/** Whether what a path stands for lies in the folder itself, not behind a link that leads out of it. */
async function isInside(folder: string, path: string): Promise<boolean> {
  const root = (await realpath(folder).catch(() => folder)) + sep
  const files = ['', '.html', '/index.html'].map((ending) => realpath(join(folder, path + ending)).catch(() => root))
  return (await Promise.all(files)).every((file) => (file + sep).startsWith(root))
}

/** `/caminho` is answered by `caminho.html`, an unknown address by `404.html`; files are looked up at each request. */
function staticFiles(folder: string, packed: boolean): Handler {
  const serve = sirv(folder, { dev: true, etag: true, brotli: packed })
  return async (request, response) => {
    const rules = await builtRules(folder)
    const base = baseOf(rules)
    const path = pathOf(request)
    // set before sirv, whose own hook does not run on a miss
    const headers = { 'Cache-Control': revalidated, ...headersFor(rules, path) }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return send(response, text(405, 'Aqui só se leem páginas (GET).'))
    }
    if (path === base) return send(response, { status: 301, headers: { Location: `${base}/` }, body: '' })
    const file = path.startsWith(`${base}/`) ? plainPath(path.slice(base.length)) : null
    let isServed = file !== null && !hidden.test(file) && (await isInside(folder, file))
    request.url = (request.url ?? '').slice(base.length)
    if (isServed)
      serve(request, response, () => {
        isServed = false
      })
    if (!isServed) send(response, await notFound(folder))
  }
}

interface SiteOptions extends Pick<PreviewOptions, 'port' | 'strictPort' | 'host' | 'https'> {
  dist: string
  inbox?: InboxOptions
  packed?: boolean
}

/** A handler whose failure is answered with 500 and reported, and never ends the server. */
const guarded =
  (handler: Handler): Handler =>
  async (request, response) => {
    try {
      await handler(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else send(response, text(500, 'Erro interno do servidor.'))
    }
  }

/** At the wanted port or the next free one. Vite refuses hosts that are none of this computer's (DNS rebinding). */
export function createSite({ dist, inbox, packed = false, ...address }: SiteOptions): Promise<PreviewServer> {
  return preview({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    preview: { ...address, cors: false },
    plugins: [
      {
        name: 'site',
        configurePreviewServer({ middlewares }) {
          if (inbox) middlewares.use(inboxPath, guarded(createInbox(inbox)))
          middlewares.use(guarded(staticFiles(dist, packed)))
        },
      },
    ],
  })
}

/** Where browsers reach a site: in the local network where it listens there too. */
export function originOf({ resolvedUrls }: PreviewServer): string {
  const [address] = [...(resolvedUrls?.network ?? []), ...(resolvedUrls?.local ?? [])]
  if (!address) throw new Error('the server has no address')
  return new URL(address).origin
}

/** TCP port wished for in a variable of the environment; 0 takes any free one. */
export function portFrom(variable: 'PORT' | 'EDITOR_PORT', usual: number): number {
  const value = process.env[variable]
  if (!value) return usual
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
  throw plainError(`${variable}: ${JSON.stringify(value)} — esperado: número de porta, de 1 a 65535, como "${usual}"`)
}
