import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { generate } from 'selfsigned'
import { findBrowser } from './browser.ts'
import { buildSite } from './run.ts'
import { serveSite } from './serveSite.ts'

/** `npm run bench -- --runs=9`: what pages and clicks cost, each beside the floor, written to docs/bench.md. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on')

const folder = '.cache/bench'
const host = '127.0.0.1'
const floorPath = '/floor'

/** What no site can beat on the same computer: a page with one button and two plain slides, and no framework. By file. */
const floor = {
  'floor.html': `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>
<link rel="stylesheet" href="floor.css"><div id="row"><p>1</p><p>2</p></div><button id="count">0</button><script src="floor.js"></script>`,
  'floor.css': `body{margin:0;overflow:hidden}button{position:fixed;left:1rem;top:1rem}#row{display:flex;transition:transform .7s ease-in-out;will-change:transform}
p{flex:0 0 100vw;margin:0;height:100vh;background:#eef}p+p{background:#fee}`,
  'floor.js': `let clicks=0,at=0
count.onclick=()=>{count.textContent=++clicks}
addEventListener('keydown',()=>{at=1-at;row.style.transform='translateX(-'+at*100+'vw)'})`,
}

/** Lighthouse's names of what it times. */
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** Opens one page in a browser of its own: mobile preset (412x823, CPU 4x slower, slow 4G), both simulated. */
async function openPage(chromePath: string, url: string): Promise<number[]> {
  const chrome = await launch({
    chromePath,
    // the server's certificate is its own
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors'],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? `${url} did not load`)
    return metrics.map((name) => result.lhr.audits[name]?.numericValue ?? Number.NaN)
  } finally {
    chrome.kill()
  }
}

/** Something visitors do several times in a row. */
interface Case {
  name: string
  path: string
  act: (page: Page, index: number) => Promise<unknown>
  times: number
  /** From the end of one click or key to the beginning of the next (ms). */
  everyMs: number
}

const click =
  (selector: string, step = 1) =>
  (page: Page, index: number) =>
    page.click(`${selector} >> nth=${index * step}`)
const arrow = (page: Page) => page.keyboard.press('ArrowRight')

const plainSlide: Case = { name: 'a plain slide', path: floorPath, act: arrow, times: 8, everyMs: 1000 }
const plainButton: Case = { name: 'a plain button', path: floorPath, act: click('button', 0), times: 8, everyMs: 400 }
const clicked = { times: 8, everyMs: 400, floor: plainButton }
const cases: readonly (Case & { floor: Case })[] = [
  { name: 'a slide', path: '/', act: arrow, times: 8, everyMs: 1000, floor: plainSlide },
  { name: 'a symbol of the mandala', path: '/mandala-arquetipica', act: click('.mandala-pick'), ...clicked },
  {
    name: 'an answer of the quiz',
    path: '/explorador-arquetipos',
    act: click('.quiz-answer'),
    ...clicked,
    times: 4,
    everyMs: 700,
  },
  { name: 'an element of a dream', path: '/diario-sonhos', act: click('main button[aria-pressed]', 2), ...clicked },
]

/** The times between frames (ms). As text: names that the loader gives to functions are unknown in the page. */
const noteFrames = `(() => {
  const frames = []
  let last
  requestAnimationFrame(function note(now) {
    if (last) frames.push(now - last)
    last = now
    requestAnimationFrame(note)
  })
  return frames
})()`

/** Per click: the main thread's time, of it script (ms); with a processor 4 times slower the late frames (%). */
async function perform(browser: Browser, origin: string, { path, act, times, everyMs }: Case): Promise<number[]> {
  const measured: number[] = []
  for (const rate of [1, 4]) {
    const viewport = { width: 1280, height: 800 }
    const page = await browser.newPage({ viewport, locale: 'pt-BR', ignoreHTTPSErrors: true })
    await page.goto(origin + path)
    // what a page just opened does of its own
    await page.waitForTimeout(3000)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    const frames = await page.evaluateHandle<number[]>(noteFrames)
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return ['TaskDuration', 'ScriptDuration'].map((one) => metrics.find(({ name }) => name === one)?.value ?? 0)
    }
    const before = await busy()
    for (let index = 0; index < times; index++) {
      await act(page, index)
      await page.waitForTimeout(everyMs)
    }
    const after = await busy()
    if (rate === 1) measured.push(...after.map((value, index) => ((value - (before[index] ?? 0)) * 1000) / times))
    else {
      const noted = await frames.jsonValue()
      const missed = noted.reduce((sum, ms) => sum + Math.max(0, Math.round((ms * 60) / 1000) - 1), 0)
      measured.push((100 * missed) / noted.length)
    }
    await page.context().close()
  }
  return measured
}

/** Takes all measurements once, then all once more: what disturbs the computer disturbs every one of them. @returns medians */
async function interleaved(measures: readonly (() => Promise<number[]>)[]): Promise<number[][]> {
  const taken: number[][][] = measures.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [index, measure] of measures.entries()) taken[index]?.push(await measure())
  const median = (sorted: number[]) => sorted[sorted.length >> 1] ?? Number.NaN
  return taken.map((samples) =>
    (samples[0] ?? []).map((_, figure) => median(samples.map((one) => one[figure] ?? 0).sort((a, b) => a - b))),
  )
}

const results: string[] = []
const rounded = (value: number) => Number(value.toPrecision(3))

/** Each figure with the floor's behind it. */
function table(head: readonly string[], rows: readonly { name: string; figures: number[]; least: number[] }[]) {
  const cells = rows.map(({ name, figures, least }) => [
    name,
    ...figures.map((value, index) => `${rounded(value)} (floor ${rounded(least[index] ?? 0)})`),
  ])
  results.push('', ...[head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`))
}

const chromePath = findBrowser()
if (!chromePath) throw new Error('No browser to measure with: install Chromium, or name its file in CHROMIUM_PATH.')
if (!buildSite({ SITE_FOLDER: folder })) process.exit(1)
for (const [file, text] of Object.entries(floor)) await writeFile(`${folder}/${file}`, text)
const sitemap = await readFile(`${folder}/sitemap.xml`, 'utf8')
const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
// the build as a global host serves it: HTTP/2 over TLS, packed, with the headers of the build
const { private: key, cert } = await generate([{ name: 'commonName', value: host }], { keyType: 'ec' })
const site = await serveSite({ folder, base: '/', port: 0, host, https: { key, cert } })
const { origin } = new URL(site.resolvedUrls?.local[0] ?? '')
const browser = await chromium.launch({ executablePath: chromePath })
results.push(
  `Medians of ${runs}; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors at the beginning.`,
)
try {
  const [least = [], ...pages] = await interleaved(
    [floorPath, ...paths].map((path) => () => openPage(chromePath, origin + path)),
  )
  table(
    ['page', ...metrics],
    paths.map((name, index) => ({ name, figures: pages[index] ?? [], least })),
  )
  const all = [plainSlide, plainButton, ...cases]
  const figures = await interleaved(all.map((one) => () => perform(browser, origin, one)))
  const of = (one: Case) => figures[all.indexOf(one)] ?? []
  table(
    ['a click or key', 'main thread ms', 'script ms', 'late frames, 4x slower (%)'],
    cases.map((one) => ({ name: one.name, figures: of(one), least: of(one.floor) })),
  )
  const document = await readFile('docs/bench.md', 'utf8')
  const written = `\n${results.join('\n')}\n\n`
  console.log(written)
  await writeFile('docs/bench.md', document.replace(/(?<=<!-- begin.*-->\n).*(?=<!-- end)/s, written))
} finally {
  await browser.close()
  await site.close()
}
