import { pathOf } from './http.ts'
import { createInbox, type InboxOptions, inboxPath } from './inbox.ts'
import { type Address, type Listening, listen } from './listen.ts'
import { staticFiles } from './static.ts'

export interface SiteOptions extends Address {
  /** Folder of the built site. */
  dist: string
  inbox: InboxOptions
}

/** Serves the built site and, at `/inbox`, the stand-in of the form service. Resolves once it listens. */
export function createSite({ dist, inbox, ...address }: SiteOptions): Promise<Listening> {
  const files = staticFiles(dist)
  const receive = createInbox(inbox)
  return listen((request, response) => {
    const path = pathOf(request)
    const isInbox = path === inboxPath || path.startsWith(`${inboxPath}/`)
    return isInbox ? receive(request, response) : files(request, response)
  }, address)
}
