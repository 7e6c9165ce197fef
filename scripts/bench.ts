import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { generate } from 'selfsigned'
import playwrightConfig from '../playwright.config.ts'
import { floor, floorPath } from './bench/floor.ts'
import { measureLoading } from './bench/loading.ts'
import { measurePresses } from './bench/presses.ts'
import { findBrowser } from './browser.ts'
import { buildSite } from './run.ts'
import { createSite, originOf } from './server/site.ts'

const folder = '.cache/bench'
const host = '127.0.0.1'

const machineLoad = () => (loadavg()[0] ?? 0).toFixed(1)

/** What stands below this heading in the report is written by hand, and kept. */
const byHand = '## Beside other tools and earlier figures'

async function keptOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const start = text.indexOf(byHand)
  return start === -1 ? '' : `\n${text.slice(start)}`
}

/** Addresses of all pages and tools, from the sitemap of the build. */
async function allPaths(): Promise<string[]> {
  const sitemap = await readFile(`${folder}/sitemap.xml`, 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** `npm run bench -- --runs=9 --only=/,/servicos-terapia`: how often, and only how these pages load. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on')
const chromePath = findBrowser()
if (!chromePath) throw new Error('No browser to measure with: install Chromium, or name its file in CHROMIUM_PATH.')
if (!buildSite({ SITE_FOLDER: folder })) process.exit(1)

const loadBefore = machineLoad()
for (const [file, text] of Object.entries(floor)) await writeFile(`${folder}/${file}`, text)
// the build as a global host serves it: HTTP/2 over TLS, the packed files, the headers of the build
const { private: key, cert } = await generate([{ name: 'commonName', value: host }], { keyType: 'ec' })
const site = await createSite({ dist: folder, port: 0, host, https: { key, cert }, packed: true })
const origin = originOf(site)
const browser = await chromium.launch({
  executablePath: chromePath,
  args: playwrightConfig.use?.launchOptions?.args ?? [],
})
try {
  const paths = [floorPath, ...(values.only?.split(',') ?? (await allPaths()))]
  const sections = await measureLoading({ chromePath, origin, paths }, runs)
  if (!values.only) sections.push(...(await measurePresses(browser, origin, runs)))
  const report = [
    '# What the site costs',
    `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} with Chromium ${browser.version()}: median (least–most) of ${runs}.`,
    `Load of the machine on ${availableParallelism()} processors: ${loadBefore} before, ${machineLoad()} after. From about 1 per processor on everything waits; only an idle machine gives figures to compare.`,
    ...sections,
  ].join('\n\n')
  const file = values.only ? 'test-results/bench.md' : 'docs/bench.md'
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${report}\n${await keptOf(file)}`)
  console.log(`${report}\n\nWritten to ${file}.`)
} finally {
  await browser.close()
  await site.close()
}
