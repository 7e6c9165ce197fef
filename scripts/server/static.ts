import { readFile, realpath } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import sirv from 'sirv'
import { type HeaderRule, headersFileName, headersFor, readHeadersFile, revalidated } from '../hosting/headers.ts'
import { type Handler, html, pathOf, type Reply, send, text } from './http.ts'

/** The rules the build gives to its hosts; none where there is no build. */
const builtRules = async (folder: string): Promise<readonly HeaderRule[]> =>
  readHeadersFile(await readFile(join(folder, headersFileName), 'utf8').catch(() => ''))

/** Folder of the site on its host: what the first rule, which is for all files, begins with. */
const baseOf = ([all]: readonly HeaderRule[]): string => all?.path.replace(/\/\*$/, '') ?? ''

/** Where the home page of a build is served. */
export const homeOf = async (folder: string): Promise<string> => `${baseOf(await builtRules(folder))}/`

async function notFound(folder: string): Promise<Reply> {
  const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => null)
  const reply = page === null ? text(404, 'Página não encontrada.') : html(404, page)
  return { ...reply, headers: { ...reply.headers, 'Cache-Control': revalidated } }
}

/** Rules of the hosts, which they keep to themselves. */
const isForHosts = (path: string): boolean => /^\/_(?:headers|redirects)$/.test(path)

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

/**
 * The built site as a static host serves it, with the headers the build asks for: `/caminho` is answered by
 * `caminho.html` without a redirect, an unknown address by `404.html` with status 404. Files and rules are looked up at
 * each request (sirv's `dev`), so a build made meanwhile is served and not stumbled over.
 * @param options.packed whether the `.br` files beside the others are sent to browsers that take them
 */
export function staticFiles(folder: string, { packed = false } = {}): Handler {
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
    let isServed = file !== null && !isForHosts(file) && (await isInside(folder, file))
    request.url = (request.url ?? '').slice(base.length)
    if (isServed)
      serve(request, response, () => {
        isServed = false
      })
    if (!isServed) send(response, await notFound(folder))
  }
}
