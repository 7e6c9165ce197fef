import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { SessionLog } from '../../src/debug/sessionLog.ts'
import { readLog } from './readLog.ts'

const MODULE = 'virtual:session-log'

/**
 * The debugging room, in the dev server only: its entry takes the place of the site's.
 * @param file session log to be replayed; without one the sessions are recorded
 */
export function debuggingRoom(file?: string): Plugin {
  let log: SessionLog | null = null
  return {
    name: 'debugging-room',
    apply: 'serve',
    async configResolved({ logger }) {
      if (!file) return
      log = await readLog(file)
      logger.info(`Visita de ${basename(file)}, em ${log.entries.length} passos.`)
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', '/src/debug/main.ts') },
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(log)}` : null),
  }
}
