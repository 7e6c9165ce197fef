import { inspect } from 'node:util'
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import type { z } from 'zod'
import { checkPractice, councilNumber, practiceSchema, withValue } from '../practice/index.ts'
import { type Hours, type Practice, weekdays } from '../src/core/practice.ts'
import { plainError } from './plainError.ts'
import { practicePath, readPracticeFile } from './practiceFile.ts'

export const practiceModule = 'practice:checked'

interface Source {
  root: string
  env: Record<string, unknown>
}

/** Where a variable of the environment takes the place of what the file says. */
const variables: Readonly<Record<string, readonly string[]>> = {
  VITE_FORM_ENDPOINT: ['contact', 'form', 'endpoint'],
  VITE_FORM_ACCESS_KEY: ['contact', 'form', 'accessKey'],
  VITE_SITE_URL: ['site', 'url'],
}

/** The variables that are set, each with the path of its field. */
export const setVariables = (env: Source['env']): [name: string, path: readonly string[]][] =>
  Object.entries(variables).filter(([name]) => env[name])

export const withVariables = (practice: unknown, env: Source['env']): unknown =>
  setVariables(env).reduce((known, [name, path]) => withValue(known, path, env[name]), practice)

const byOpening = (one: Hours, other: Hours): number =>
  weekdays.indexOf(one.from) - weekdays.indexOf(other.from) || one.opens.localeCompare(other.opens)

async function checkedPractice({ root, env }: Source): Promise<{ practice: Practice; warnings: string[] }> {
  const value = withVariables(await readPracticeFile(root), env)
  const { problems, warnings } = checkPractice(value)
  if (problems.length > 0)
    throw plainError('practice.json tem campos a corrigir:', ...problems.map((line) => `  ${line}`))
  return { practice: forSite(practiceSchema.parse(value)), warnings }
}

/** Hours in the order of the week; without what is the file's own business. */
export const forSite = ({ $schema, confirmed, ...practice }: z.output<typeof practiceSchema>): Practice => ({
  ...practice,
  registration: { ...practice.registration, number: councilNumber(practice.registration.number).number },
  contact: { ...practice.contact, hours: practice.contact.hours.toSorted(byOpening) },
})

export async function loadPractice(root = process.cwd(), mode = 'production'): Promise<Practice> {
  const { practice } = await checkedPractice({ root, env: loadEnv(mode, root) })
  return practice
}

/**
 * Hands the practice file to the site. Stops `vite build` and the dev server when it has a wrong field; in dev, shows it as
 * overlay on saving.
 */
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
    resolveId: (id) => (id === practiceModule ? `\0${practiceModule}` : null),
    async load(id) {
      if (id !== `\0${practiceModule}`) return null
      this.addWatchFile(practicePath(config.root))
      const { practice } = await checkedPractice(config)
      return `export default ${JSON.stringify(practice)}`
    },
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || file !== practicePath(config.root)) return
      await checkedPractice(config).catch((error: unknown) => {
        config.logger.error(inspect(error))
        throw error
      })
    },
  }
}
