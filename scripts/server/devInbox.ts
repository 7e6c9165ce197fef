import type { Plugin } from 'vite'
import { createInbox, inboxPath } from './inbox.ts'

/** The embedded inbox inside `npm run dev`, so that the form can be tried while working on it. */
export function inboxInDev(accessKey: string): Plugin {
  return {
    name: 'inbox-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(inboxPath, createInbox({ folder: 'inbox', accessKey }))
    },
  }
}
