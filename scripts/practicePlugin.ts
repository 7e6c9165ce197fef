import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { checkPractice, examplePractice, forSite, practiceSchema, valueAt, withValue } from '../practice/index.ts'
import type { Practice } from '../src/core/practice.ts'
import { plainError } from './plainError.ts'
import { practicePath, readPracticeFile } from './practiceFile.ts'

/** The checked practice file, as the site imports it. */
export const practiceModule = 'practice:checked'

export const codeOf = (practice: Practice): string => `export default ${JSON.stringify(practice)}`

type Environment = Readonly<Record<string, unknown>>

/** Where a variable of the environment takes the place of what the file says. */
const variables: Readonly<Record<string, readonly string[]>> = {
  VITE_FORM_ENDPOINT: ['contact', 'form', 'endpoint'],
  VITE_FORM_ACCESS_KEY: ['contact', 'form', 'accessKey'],
  VITE_SITE_URL: ['site', 'url'],
}

/** Those of a form say nothing where there is none. */
function withVariables(file: unknown, env: Environment): unknown {
  const practice = env.VITE_WHOLE_SITE ? wholeSite(file) : file
  return Object.entries(variables)
    .filter(([name, path]) => env[name] && valueAt(practice, path.slice(0, -1)) !== undefined)
    .reduce((known, [name, path]) => withValue(known, path, env[name]), practice)
}

/** For the tests, which try every tool and the form, in the colours that are shipped, whatever a practice has. */
const wholeSite = (practice: unknown): unknown =>
  [
    { path: ['tools'], value: undefined },
    { path: ['palette'], value: undefined },
    { path: ['contact', 'form'], value: valueAt(practice, ['contact', 'form']) ?? examplePractice.contact.form },
  ].reduce((known, { path, value }) => withValue(known, path, value), practice)

async function checkedPractice({ root, env }: Pick<ResolvedConfig, 'root' | 'env'>) {
  const value = withVariables(await readPracticeFile(root), env)
  const { problems, warnings } = checkPractice(value, process.env.EDITOR_ADDRESS)
  if (problems.length > 0)
    throw plainError('practice.json tem campos a corrigir:', ...problems.map((line) => `  ${line}`))
  return { practice: forSite(practiceSchema.parse(value)), warnings }
}

export async function loadPractice(root = process.cwd(), mode = 'production'): Promise<Practice> {
  const { practice } = await checkedPractice({ root, env: loadEnv(mode, root) })
  return practice
}

/** Hands the practice file to the site. Stops `vite build` and the dev server when it has a wrong field. */
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
    resolveId: (id) => (id === practiceModule ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${practiceModule}`) return null
      this.addWatchFile(practicePath(config.root))
      return codeOf((await checkedPractice(config)).practice)
    },
  }
}
