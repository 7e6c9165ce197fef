import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { type Handler, html, pathOf, send, text } from './http.ts'

const year = 365 * 24 * 60 * 60

const safety = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' }

/** Files under /assets/ carry a hash of their content in their name, so they never change; all others are asked for anew. */
const cacheControl = (path: string) => (path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache')

async function sendNotFound(dist: string, response: ServerResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-cache')
  const page = await readFile(join(dist, '404.html'), 'utf8').catch(() => null)
  send(response, page === null ? text(404, 'Página não encontrada.') : html(404, page))
}

/**
 * The built site as a static host serves it: `/caminho` is answered by `caminho/index.html` or `caminho.html` without a
 * redirect, an unknown address by `404.html` with status 404. Files are looked up at each request (sirv's `dev`), so a
 * build made meanwhile is served and not stumbled over.
 */
export function staticFiles(dist: string): Handler {
  const serve = sirv(dist, { dev: true, etag: true })
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return send(response, text(405, 'Aqui só se leem páginas (GET).'))
    }
    // Set before sirv, whose own hook does not run on a miss.
    for (const [name, value] of Object.entries(safety)) response.setHeader(name, value)
    response.setHeader('Cache-Control', cacheControl(pathOf(request)))
    return new Promise<void>((resolve, reject) => {
      response.once('close', resolve)
      serve(request, response, () => sendNotFound(dist, response).catch(reject))
    })
  }
}
