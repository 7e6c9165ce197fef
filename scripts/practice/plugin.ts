import { resolve } from 'node:path'
import { inspect, stripVTControlCharacters } from 'node:util'
import { loadEnv, normalizePath, type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import type { Practice } from '../../src/core/practice.ts'
import { plainError } from '../plainError.ts'
import { checkPractice } from './check.ts'
import { practiceSchema } from './schema.ts'

interface Source {
  root: string
  mode: string
  env: Record<string, unknown>
}

const fileOf = (root: string): string => normalizePath(resolve(root, 'src/practice.ts'))

/** The file's export, unchecked. `runnerImport` reads no `.env` file, so the variables are handed in. */
async function readPractice({ root, mode, env }: Source): Promise<unknown> {
  const define = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
  const options = { root, mode, define, logLevel: 'silent' as const }
  return (await runnerImport<{ practice?: unknown }>(fileOf(root), options)).module.practice
}

async function checkedPractice(source: Source): Promise<{ practice: Practice; warnings: string[] }> {
  const value = await readPractice(source).catch((error: unknown) => {
    const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    throw plainError('src/practice.ts não pôde ser lido (confira vírgulas, aspas e chaves):', reason)
  })
  const { problems, warnings } = checkPractice(value)
  if (problems.length > 0)
    throw plainError('src/practice.ts tem campos a corrigir:', ...problems.map((line) => `  ${line}`))
  return { practice: practiceSchema.parse(value), warnings }
}

export async function loadPractice(root = process.cwd(), mode = 'production'): Promise<Practice> {
  const { practice } = await checkedPractice({ root, mode, env: loadEnv(mode, root) })
  return practice
}

/** Stops `vite build` and the dev server when the practice file has a wrong field; in dev, shows it as overlay on saving. */
export function practiceCheck(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'practice-check',
    apply: (_config, { isPreview }) => isPreview !== true,
    async configResolved(resolved) {
      config = resolved
      const { warnings } = await checkedPractice(config)
      if (!config.build.ssr) for (const warning of warnings) config.logger.warn(warning)
    },
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || file !== fileOf(config.root)) return
      await checkedPractice(config).catch((error: unknown) => {
        config.logger.error(inspect(error))
        throw error
      })
    },
  }
}
