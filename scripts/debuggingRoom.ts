import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import type { SessionLog } from '../src/debug/sessionLog.ts'
import { plainError } from './plainError.ts'
import { expectation, shown } from './practice/messages.ts'

const size = z.object({ width: z.int().min(1), height: z.int().min(1) })

const logSchema = z.object({
  format: z.literal(1, '1, o formato que esta versão conhece'),
  recordedAt: z.iso.datetime('uma data como "2026-11-21T17:05:33.000Z"'),
  window: size,
  path: z.string().startsWith('/', 'um caminho que começa com "/"'),
  masked: z.boolean(),
  entries: z
    .array(
      z.object({
        at: z.number().min(0),
        action: z.looseObject({ type: z.string().min(1) }),
        window: size.exactOptional(),
      }),
    )
    .min(1),
}) satisfies z.ZodType<SessionLog>

const shownProblems = 8

/** The session log in a file, checked; what is wrong with it comes one line each. */
export async function readLog(file: string): Promise<SessionLog> {
  const name = basename(file)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw plainError(`${name} não pôde ser lido: ${String(error)}`)
  })
  const { error, data } = logSchema.safeParse(parsed(text, name), { error: expectation, reportInput: true })
  if (data) return data
  const lines = error.issues.map(
    ({ path, input, message }) => `  ${z.core.toDotPath(path) || 'arquivo'}: ${shown(input)} — esperado: ${message}`,
  )
  const more = lines.length > shownProblems ? [`  e mais ${lines.length - shownProblems}`] : []
  throw plainError(`${name} não é uma visita gravada:`, ...lines.slice(0, shownProblems), ...more)
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw plainError(`${name} não é um arquivo JSON: ${String(error)}`)
  }
}

const MODULE = 'virtual:session-log'

/** In the dev server only: replays this session log, or records the session. */
export function debuggingRoom(file?: string): Plugin {
  let log: SessionLog | null = null
  return {
    name: 'debugging-room',
    apply: 'serve',
    async configResolved({ logger }) {
      if (!file) return
      log = await readLog(resolve(process.env.INIT_CWD ?? '.', file))
      logger.info(`Visita de ${basename(file)}, em ${log.entries.length} passos.`)
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', '/src/debug/main.ts') },
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(log)}` : null),
  }
}
