import { type PreviewOptions, type PreviewServer, preview } from 'vite'
import { type Handler, send, text } from './http.ts'
import { createInbox, type InboxOptions, inboxPath } from './inbox.ts'
import { staticFiles } from './static.ts'

export interface SiteOptions extends Pick<PreviewOptions, 'port' | 'strictPort' | 'host' | 'https'> {
  /** Folder of the built site, looked into at each request. */
  dist: string
  /** Without it, nothing takes messages. */
  inbox?: InboxOptions
  /** Whether the `.br` files beside the others are sent to browsers that take them. */
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

/**
 * Serves the built site and, at `/inbox`, the stand-in of the form service, at the wanted port or the next free one. Vite
 * refuses hosts that are none of this computer's: a page elsewhere may lead its own name here (DNS rebinding).
 */
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
          middlewares.use(guarded(staticFiles(dist, { packed })))
        },
      },
    ],
  })
}

/** The port a site is served at. */
export function portOf({ httpServer }: PreviewServer): number {
  const address = httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}
