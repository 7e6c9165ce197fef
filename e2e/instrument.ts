import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'vite'
import type { LogEntry } from './timeMachine'

let bundle: Promise<string> | undefined

/** Puts the real instrument of the Redux DevTools where a site that lets it in will find it (`timeMachine.ts`). */
export async function injectDevtools(context: BrowserContext): Promise<void> {
  bundle ??= bundled(fileURLToPath(new URL('timeMachine.ts', import.meta.url)))
  await context.addInitScript({ content: await bundle })
}

async function bundled(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'devtools' } },
  })
  const [result] = [output].flat()
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (!chunk) throw new Error(`${entry} was not bundled`)
  return chunk.code
}

export const entriesOf = (page: Page): Promise<LogEntry[]> => page.evaluate(() => window.timeMachine.entries())

export const logLength = (page: Page): Promise<number> => page.evaluate(() => window.timeMachine.entries().length)

export const jumpTo = (page: Page, state: number): Promise<void> =>
  page.evaluate((index) => window.timeMachine.jumpTo(index), state)

/** Addresses of what the browser asks for from now on; what it finds in its own cache is not among it. */
export async function requestsOf(page: Page): Promise<string[]> {
  const asked: string[] = []
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  client.on('Network.responseReceived', ({ response: { fromDiskCache, url } }) => {
    // the page's own drawings, which it reads back as images
    if (!fromDiskCache && !url.startsWith('blob:')) asked.push(url)
  })
  client.on('Network.loadingFailed', ({ requestId, errorText }) => asked.push(`${requestId}: ${errorText}`))
  return asked
}
