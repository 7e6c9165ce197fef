import { cacheNames, clientsClaim } from 'workbox-core'
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { at, normalPath } from './core/paths'

/** The site's files, each with a revision, or with a name that bears one and its integrity; put here by scripts/serviceWorker.ts. */
declare const __SITE_FILES__: PrecacheEntry[]

const integrities = new Map(__SITE_FILES__.map(({ url, integrity }) => [url, integrity]))

async function isWhole({ url }: Request, response: Response): Promise<boolean> {
  const integrity = integrities.get(new URL(url).pathname)
  if (!integrity) return true
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** Fetches what is not kept any more. */
async function refill() {
  const cache = await caches.open(cacheNames.precache)
  if ((await cache.keys()).length >= __SITE_FILES__.length) return
  for (const { url, integrity = '' } of __SITE_FILES__) {
    const key = getCacheKeyForURL(url) ?? url
    if (!(await cache.match(key))) await cache.add(new Request(key, { integrity }))
  }
}

/**
 * Service worker: keeps the whole site for when there is no network. A page comes from the network whenever there is one, so
 * that none is stale after a deploy; files come from what is kept, since a changed one has another name, unless one is kept
 * otherwise than it was made. A new version takes over when the last page of the old one is closed: until then the old one's
 * files remain for it.
 */
precache(__SITE_FILES__)
cleanupOutdatedCaches()
clientsClaim()
addPlugins([
  {
    cachedResponseWillBeUsed: async ({ request, cachedResponse, cacheName }) => {
      if (!cachedResponse || (await isWhole(request, cachedResponse))) return cachedResponse
      await (await caches.open(cacheName)).delete(request)
      return null
    },
  },
])

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url, event }) => {
    try {
      // past the browser's own cache, which on some hosts may hold a page of before the deploy
      const page = await fetch(request, { cache: 'no-cache' })
      event.waitUntil(refill().catch(() => undefined))
      return page
    } catch (reason) {
      const page = await matchPrecache(normalPath(url.pathname))
      if (page) return page
      const notFound = await matchPrecache(at('/404.html'))
      if (!notFound) throw reason
      return new Response(notFound.body, { status: 404, headers: notFound.headers })
    }
  },
)
addRoute()
