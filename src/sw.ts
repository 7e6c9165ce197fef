import { clientsClaim } from 'workbox-core'
import { addRoute, cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { normalPath } from './core/paths'

/** The site's files, each with a revision unless its name bears one; put here by scripts/serviceWorker.ts. */
declare const __SITE_FILES__: PrecacheEntry[]

/**
 * Service worker: keeps the whole site for when there is no network. A page comes from the network whenever there is one, so
 * that none is stale after a deploy; files come from what is kept, since a changed one has another name. A new version takes over when the last
 * page of the old one is closed: until then the old one's files remain for it.
 */
precache(__SITE_FILES__)
cleanupOutdatedCaches()
clientsClaim()

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url }) => {
    try {
      // past the browser's own cache, which on some hosts may hold a page of before the deploy
      return await fetch(request, { cache: 'no-cache' })
    } catch (reason) {
      const page = await matchPrecache(normalPath(url.pathname))
      if (page) return page
      throw reason
    }
  },
)
addRoute()
