import { build, type Rolldown } from 'vite'

/** `src/boot.ts` as the text of an inline script. */
export async function bootScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      // a browser that cannot read the rest of the site's scripts shall at least get its stylesheets and say so
      target: ['es2018', 'safari12'],
      modulePreload: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  })
  const [output] = [made].flat() as Rolldown.RolldownOutput[]
  const code = output?.output[0].code.trim()
  if (!code || code.includes('</')) throw new Error('src/boot.ts is no inline script')
  return code
}
