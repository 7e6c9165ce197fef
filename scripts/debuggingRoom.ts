import { basename, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { SessionLog } from '../src/debug/sessionLog.ts'

const MODULE = 'virtual:session-log'

/** In the dev server only: replays this session log, or records the session. */
export function debuggingRoom(file?: string): Plugin {
  let log: SessionLog | null = null
  return {
    name: 'debugging-room',
    apply: 'serve',
    async configResolved({ logger, root }) {
      if (!file) return
      // it knows the site's slices, which the configuration itself cannot load
      const { module } = await runnerImport<typeof import('./readLog.ts')>('./scripts/readLog.ts', { root })
      log = await module.readLog(resolve(process.env.INIT_CWD ?? '.', file))
      logger.info(`Visita de ${basename(file)}, em ${log.entries.length} passos.`)
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', '/src/debug/main.ts') },
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(log)}` : null),
  }
}
