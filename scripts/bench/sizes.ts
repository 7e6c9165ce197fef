import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { filesOf } from '../hosting/pageFiles.ts'
import { baseOf, builtRules } from '../server/static.ts'
import { cameAlive } from './page.ts'
import { table } from './table.ts'

/** Kinds of files by the endings of their names; what is none of these is small change (web manifest). */
const kinds = {
  HTML: ['.html'],
  CSS: ['.css'],
  JS: ['.js'],
  fonts: ['.woff2'],
  images: ['.svg', '.png', '.jpg', '.webp', '.avif', '.ico'],
} as const satisfies Record<string, readonly string[]>

export type Kind = keyof typeof kinds | 'all'

const kindNames: readonly Kind[] = ['HTML', 'CSS', 'JS', 'fonts', 'images', 'all']

/** Bytes of a file as hosts send it; without headers. */
interface Packed {
  brotli: number
  gzip: number
}

export type FirstLoad = Readonly<Record<Kind, Packed>>

/** The window of Lighthouse's mobile preset, which decides which pictures are fetched. */
const window = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

const sizeOf = async (path: string): Promise<number | null> => (await stat(path).catch(() => null))?.size ?? null

/** What a packed file takes, or the file as it is where it does not pack. */
async function packedSizes(file: string): Promise<Packed> {
  const plain = await sizeOf(file)
  if (plain === null) throw new Error(`${file} was fetched and is not in the build`)
  return { brotli: (await sizeOf(`${file}.br`)) ?? plain, gzip: (await sizeOf(`${file}.gz`)) ?? plain }
}

/**
 * The files that the first visit to this page fetches until it has come alive and the network is silent, exact to the
 * byte: their sizes are those of the packed files in the folder. The service worker's are left out.
 */
export async function firstLoad(
  browser: Browser,
  { folder, origin, path }: { folder: string; origin: string; path: string },
): Promise<FirstLoad> {
  const context = await browser.newContext({ ...window, ignoreHTTPSErrors: true, serviceWorkers: 'block' })
  const fetched = new Set<string>()
  try {
    const page = await context.newPage()
    page.on('requestfinished', (request) => {
      const { origin: from, pathname } = new URL(request.url())
      if (from === origin) fetched.add(pathname)
    })
    await page.goto(`${origin}${path}`)
    await cameAlive(page)
    await page.waitForLoadState('networkidle')
  } finally {
    await context.close()
  }
  const base = baseOf(await builtRules(folder))
  const load = Object.fromEntries(kindNames.map((kind) => [kind, { brotli: 0, gzip: 0 }])) as Record<Kind, Packed>
  for (const address of fetched) {
    const name = extname(address) === '' ? (filesOf(address, base)[0] ?? '') : address.slice(`${base}/`.length)
    const sizes = await packedSizes(join(folder, name))
    for (const kind of kindNames) {
      const endings: readonly string[] | null = kind === 'all' ? null : kinds[kind]
      if (endings !== null && !endings.includes(extname(name))) continue
      load[kind].brotli += sizes.brotli
      load[kind].gzip += sizes.gzip
    }
  }
  return load
}

/** Bytes by kind and page. */
export async function measureSizes(
  browser: Browser,
  { folder, origin, paths }: { folder: string; origin: string; paths: readonly string[] },
): Promise<string> {
  const rows = []
  for (const path of paths) {
    const load = await firstLoad(browser, { folder, origin, path })
    rows.push([path, ...kindNames.map((kind) => `${load[kind].brotli} / ${load[kind].gzip}`)])
  }
  return table('First load in bytes (brotli / gzip, without headers)', ['page', ...kindNames], rows)
}
