import { isIP } from 'node:net'
import { pathOf, send, text } from './http.ts'
import { createInbox, type InboxOptions, inboxPath } from './inbox.ts'
import { type Address, type Listening, listen } from './listen.ts'
import { staticFiles } from './static.ts'

export interface SiteOptions extends Address {
  /** Folder of the built site. */
  dist: string
  inbox: InboxOptions
}

/** A name of somebody else's that leads here could let their pages read ours (DNS rebinding); a number cannot. */
function isOwnHost(header = '', own = 'localhost'): boolean {
  const name = header.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name === own || isIP(name) > 0
}

/** Serves the built site and, at `/inbox`, the stand-in of the form service. Resolves once it listens. */
export function createSite({ dist, inbox, ...address }: SiteOptions): Promise<Listening> {
  const files = staticFiles(dist)
  const receive = createInbox(inbox)
  return listen((request, response) => {
    if (!isOwnHost(request.headers.host, address.host)) return send(response, text(421, 'Este endereço não é daqui.'))
    const path = pathOf(request)
    const isInbox = path === inboxPath || path.startsWith(`${inboxPath}/`)
    return isInbox ? receive(request, response) : files(request, response)
  }, address)
}
