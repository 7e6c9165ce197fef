import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { build } from 'vite'

/** Puts the real instrument of the Redux DevTools where a site that lets it in will find it (`timeMachine.ts`). */
export async function injectDevtools(context: BrowserContext): Promise<void> {
  const entry = fileURLToPath(new URL('timeMachine.ts', import.meta.url))
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'devtools' } },
  })
  const [result] = [output].flat()
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (!chunk) throw new Error(`${entry} was not bundled`)
  await context.addInitScript({ content: chunk.code })
}
