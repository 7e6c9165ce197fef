import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { makeFloor } from './bench/floor.ts'
import { measureGrowth } from './bench/growth.ts'
import { measureInteraction } from './bench/interaction.ts'
import { measureLoading } from './bench/loading.ts'
import { serveFolder } from './bench/server.ts'
import { measureSizes } from './bench/sizes.ts'
import { measureSlides } from './bench/slides.ts'
import { measureStore } from './bench/store.ts'
import { findBrowser } from './browser.ts'
import { thisMachine } from './machine.ts'
import { buildCommand, runTool } from './tool.ts'

const folders = { site: '.cache/bench', floor: '.cache/bench-floor' }

/** Where a full run is kept, and where one of parts. */
const reports = { full: 'docs/bench.md', part: 'test-results/bench.md' }

/** The tool whose first load is shown as the site grows. */
const grownTool = '/mandala-arquetipica'

const options = {
  runs: { type: 'string', default: '5' },
  only: { type: 'string' },
  growth: { type: 'boolean', default: false },
} as const

/**
 * `npm run bench`: builds the site, serves it as a host does, measures it; asserts nothing.
 * - `--runs=9`: how often; 5 where it is not said
 * - `--only=/,/servicos-terapia`: only how these pages load
 * - `--growth`: only what more tools and more texts would do
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on')

  const search = findBrowser(thisMachine)
  if (!search.found) {
    console.error('No browser to measure with. Install Chromium or Chrome, or name its file in CHROMIUM_PATH.')
    return 1
  }
  const executablePath = search.path ?? chromium.executablePath()
  const before = machineLoad()
  const browser = await chromium.launch({ executablePath, args: playwrightConfig.use?.launchOptions?.args ?? [] })
  const sections: string[] = []
  /** Shown at once, written at the end. */
  const add = (section: string) => {
    sections.push(section)
    console.log(`\n${section}\n`)
  }
  try {
    if (!values.growth) {
      if ((await runTool(buildCommand, { env: { SITE_FOLDER: folders.site } })) !== 0) return 1
      const only = values.only?.split(',')
      await measureSite({ browser, chromePath: executablePath, runs, only, add })
    }
    if (values.growth || values.only === undefined) add(await measureGrowth(browser, grownTool))
    const isFull = !values.growth && values.only === undefined
    const head = [
      '# What the site costs',
      `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} with Chromium ${browser.version()}: median (least–most) of ${runs}.`,
      `Load of the machine on ${availableParallelism()} processors: ${before} before, ${machineLoad()} after. From about 1 per processor on everything waits; only an idle machine gives figures to compare.`,
    ]
    const report = isFull ? reports.full : reports.part
    await mkdir(dirname(report), { recursive: true })
    await writeFile(report, `${[...head, ...sections].join('\n\n')}\n`)
    console.log(`Written to ${report}.`)
  } finally {
    await browser.close()
  }
  return 0
}

const machineLoad = () => (loadavg()[0] ?? 0).toFixed(1)

interface SiteRun {
  browser: Browser
  chromePath: string
  runs: number
  /** Addresses of the pages to open; left out, everything is measured. */
  only: readonly string[] | undefined
  add(section: string): void
}

async function measureSite({ browser, chromePath, runs, only, add }: SiteRun): Promise<void> {
  await makeFloor(folders.site, folders.floor)
  const [site, floor] = [await serveFolder(folders.site), await serveFolder(folders.floor)]
  const paths = await pathsOf(folders.site)
  const unknown = only?.filter((path) => !paths.includes(path)) ?? []
  if (unknown.length > 0) throw new Error(`--only: no page at ${unknown.join(', ')}; there are ${paths.join(', ')}`)
  const at = { origin: site.origin, floor: floor.origin, runs }
  const opened = only ?? paths
  add(await measureLoading({ ...at, chromePath, paths: opened }))
  add(await measureSizes(browser, { folder: folders.site, origin: site.origin, paths: opened }))
  if (only === undefined) {
    for (const section of await measureInteraction(browser, at)) add(section)
    add(await measureSlides(browser, at))
    add(await measureStore(runs))
  }
  site.close()
  floor.close()
}

/** Addresses of all pages and tools, from the sitemap of the build. */
async function pathsOf(folder: string): Promise<string[]> {
  const sitemap = await readFile(`${folder}/sitemap.xml`, 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
