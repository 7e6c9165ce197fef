import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './fixtures'
import { aboutPath, at, existingPages, expectHydrated, phone } from './site'
import { toolJourneys } from './toolPages'

/** What a page's first load may take, in bytes sent: text compressed as by a host, fonts and pictures as they are. */
interface Budget {
  /** The page itself, with the site's stylesheet (brotli). */
  page: number
  /** All scripts (gzip). */
  scripts: number
  /** All stylesheets (gzip). */
  styles: number
  fonts: number
  /** Portrait, ornaments, medallions (gzip where they are SVG). */
  pictures: number
}

const kB = 1000

/** What a server sends before it waits for an answer: ten packets, less their headers. More costs a round trip. */
const firstRoundTrip = 14.3 * kB

const sitePage: Budget = { page: firstRoundTrip, scripts: 145 * kB, styles: 3 * kB, fonts: 28 * kB, pictures: 24 * kB }
const toolPage: Budget = { page: firstRoundTrip, scripts: 169 * kB, styles: 9.5 * kB, fonts: 42 * kB, pictures: 3 * kB }

/** Upper limits by route, for a phone. */
const budgets = {
  '/': { ...sitePage, styles: 0, pictures: 28 * kB },
  [aboutPath]: { ...sitePage, pictures: 28 * kB },
  '/atuacao-clinica-junguiana': { ...sitePage, page: 15.2 * kB, pictures: 12 * kB },
  '/servicos-terapia': { ...sitePage, page: 15.8 * kB, pictures: 8 * kB },
  '/contato-agendar': { ...sitePage, pictures: 8 * kB },
  '/privacidade': { ...sitePage, pictures: 8 * kB },
  '/acessibilidade': { ...sitePage, pictures: 8 * kB },
  ...Object.fromEntries(toolJourneys.map(({ path }) => [path, toolPage])),
  '/jornada-heroi': { ...toolPage, page: 16.2 * kB },
  '/diario-sonhos': { ...toolPage, fonts: 52 * kB },
} satisfies Record<string, Budget>

/** The portrait on a phone, gzip. */
const portraitBudget = 20 * kB

/** What a tool's page may add to the scripts of the landing page, gzip. */
const toolScriptsBudget = 30 * kB

test.use({ viewport: phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

interface File {
  path: string
  kind: keyof Budget
  sent: number
}

const kindOf = (path: string): keyof Budget => {
  if (path.endsWith('.js')) return 'scripts'
  if (path.endsWith('.css')) return 'styles'
  if (path.endsWith('.woff2')) return 'fonts'
  return /\.(?:svg|png|jpe?g|webp|avif)$/.test(path) ? 'pictures' : 'page'
}

/** What a file takes on its way, in bytes. */
async function sizeOf(page: Page, path: string): Promise<number> {
  const bytes = await (await page.request.get(path)).body()
  if (/\.(?:woff2|png|jpe?g|webp|avif)$/.test(path)) return bytes.length
  return (kindOf(path) === 'page' ? brotliCompressSync(bytes) : gzipSync(bytes, { level: 9 })).length
}

/** Every file the address asks for, once each. */
async function firstLoad(page: Page, address: string): Promise<File[]> {
  const paths = new Set<string>()
  const keep = (response: Response) => {
    // read by the browser itself, for its home screen
    if (response.ok() && !response.url().endsWith('.webmanifest')) paths.add(new URL(response.url()).pathname)
  }
  page.on('response', keep)
  await page.goto(at(address), { waitUntil: 'networkidle' })
  await expectHydrated(page)
  page.off('response', keep)
  const fileAt = async (path: string) => ({ path, kind: kindOf(path), sent: await sizeOf(page, path) })
  return Promise.all([...paths].map(fileAt))
}

const sentOf = (files: readonly File[]) => files.reduce((sum, { sent }) => sum + sent, 0)

test('when a page is first loaded on a phone it keeps within its budget', async ({ page, context }) => {
  const pages = [...existingPages, ...toolJourneys.map(({ path }) => path)]
  expect(Object.keys(budgets).toSorted()).toEqual(pages.toSorted())
  const client = await context.newCDPSession(page)
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  for (const [address, budget] of Object.entries(budgets)) {
    const files = await firstLoad(page, address)
    const rows = files.map(({ kind, path, sent }) => `${String(sent).padStart(8)}  ${kind}  ${path}`)
    for (const kind of Object.keys(budget) as (keyof Budget)[]) {
      const ofKind = files.filter((file) => file.kind === kind)
      expect.soft(sentOf(ofKind), `${address} ${kind}\n${rows.join('\n')}`).toBeLessThanOrEqual(budget[kind])
      if (budget[kind] > 0) expect.soft(ofKind, `${address} ${kind}`).not.toHaveLength(0)
    }
    const portrait = files.filter((file) => /portrait|figure/.test(file.path))
    expect(sentOf(portrait), address).toBeLessThanOrEqual(portraitBudget)
    if (address === '/') expect(portrait).toHaveLength(1)
  }
})

test('when a tool follows the landing page it adds few scripts', async ({ page, context }) => {
  const known = (await firstLoad(page, '/')).map(({ path }) => path)
  for (const { name, path } of toolJourneys) {
    const files = await firstLoad(await context.newPage(), path)
    const added = files.filter((file) => file.kind === 'scripts' && !known.includes(file.path))
    expect(added, name).not.toHaveLength(0)
    expect(sentOf(added), name).toBeLessThanOrEqual(toolScriptsBudget)
  }
})
