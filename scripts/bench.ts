import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { run } from './run.ts'
import { serveSite } from './serveSite.ts'

/** `npm run bench -- 9`: what pages and clicks cost, each beside the floor, written to docs/bench.md. */
const runs = Number(process.argv[2] ?? 5)

const folder = '.cache/bench'
const floorPath = '/floor'

/** What no site can beat on the same computer: a page with one button and two plain slides, no framework. By file. */
const floor = {
  'floor.html': `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>
<link rel="stylesheet" href="floor.css"><div id="row"><p>1</p><p>2</p></div><button id="count">0</button><script src="floor.js"></script>`,
  'floor.css': `body{margin:0;overflow:hidden}button{position:fixed;left:1rem;top:1rem}#row{display:flex;transition:transform .7s ease-in-out;will-change:transform}
p{flex:0 0 100vw;margin:0;height:100vh;background:#eef}p+p{background:#fee}`,
  'floor.js': `let clicks=0,at=0
count.onclick=()=>{count.textContent=++clicks}
addEventListener('keydown',()=>{at=1-at;row.style.transform='translateX(-'+at*100+'vw)'})`,
}

/** Slow 4G, as Lighthouse slows a real connection (ms, bytes a second). */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

const paints = ['first paint ms', 'largest paint ms', 'blocked ms', 'layout shift']

/** Notes those of a page that opens. As text: names that the loader gives to functions are unknown in the page. */
const notePaints = `
  window.noted = [0, 0, 0, 0]
  const note = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  note('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') noted[0] = startTime })
  note('largest-contentful-paint', ({ startTime }) => { noted[1] = startTime })
  note('longtask', ({ duration }) => { noted[2] += duration - 50 })
  note('layout-shift', ({ value }) => { noted[3] += value })`

/** Opens a page as a phone does: on slow 4G, with a processor four times slower. */
async function openPage(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(notePaints)
  await page.goto(url)
  await page.waitForTimeout(3000)
  const noted = await page.evaluate<number[]>('noted')
  await page.close()
  return noted
}

/** Something visitors do several times in a row. */
interface Case {
  name: string
  path: string
  act: (page: Page, index: number) => Promise<unknown>
}

const click =
  (selector: string, step = 1) =>
  (page: Page, index: number) =>
    page.click(`${selector} >> nth=${index * step}`)
const arrow = (page: Page) => page.keyboard.press('ArrowRight')

/** Times that each is done in a row, and the time from the end of one to the beginning of the next (ms). */
const times = 4
const everyMs = 1000

const plainSlide: Case = { name: 'a plain slide', path: floorPath, act: arrow }
const plainButton: Case = { name: 'a plain button', path: floorPath, act: click('button', 0) }
const cases: readonly (Case & { floor: Case })[] = [
  { name: 'a slide', path: '/', act: arrow, floor: plainSlide },
  { name: 'a symbol of the mandala', path: '/mandala-arquetipica', act: click('.mandala-pick'), floor: plainButton },
  { name: 'an answer of the quiz', path: '/explorador-arquetipos', act: click('.quiz__answer'), floor: plainButton },
  { name: 'an element of a dream', path: '/diario-sonhos', act: click('main [aria-pressed]', 2), floor: plainButton },
]

/** Per click: the main thread's time, of it script (ms). */
async function perform(browser: Browser, origin: string, { path, act }: Case): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
  await page.goto(origin + path)
  // what a page just opened does of its own
  await page.waitForTimeout(3000)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
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
  await page.close()
  return after.map((value, index) => ((value - (before[index] ?? 0)) * 1000) / times)
}

/** Takes all measurements in turn, `runs` times: what disturbs the computer disturbs each of them. @returns medians */
async function interleaved(measures: readonly (() => Promise<number[]>)[]): Promise<number[][]> {
  const taken: number[][][] = measures.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [index, measure] of measures.entries()) taken[index]?.push(await measure())
  const median = (sorted: number[]) => sorted[sorted.length >> 1] ?? Number.NaN
  return taken.map((samples) =>
    (samples[0] ?? []).map((_, figure) => median(samples.map((one) => one[figure] ?? 0).sort((a, b) => a - b))),
  )
}

const rounded = (value: number) => Number(value.toPrecision(3))

/** Each figure with the floor's behind it. */
function table(head: readonly string[], rows: readonly { name: string; figures: number[]; least: number[] }[]): string {
  const cells = rows.map(({ name, figures, least }) => [
    name,
    ...figures.map((value, index) => `${rounded(value)} (floor ${rounded(least[index] ?? 0)})`),
  ])
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |\n`).join('')
}

const executablePath = findBrowser()
if (!executablePath) throw new Error('No browser to measure with: install Chromium, or name its file in CHROMIUM_PATH.')
if (!run('tsx scripts/build.ts', { SITE_FOLDER: folder })) process.exit(1)
for (const [file, text] of Object.entries(floor)) await writeFile(`${folder}/${file}`, text)
const sitemap = await readFile(`${folder}/sitemap.xml`, 'utf8')
const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
const site = await serveSite({ folder, base: '/', port: 0, host: '127.0.0.1' })
const { origin } = new URL(site.resolvedUrls?.local[0] ?? '')
const browser = await chromium.launch({ executablePath })
const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors at the beginning`
try {
  const [least = [], ...pages] = await interleaved(
    [floorPath, ...paths].map((path) => () => openPage(browser, origin + path)),
  )
  const opened = paths.map((name, index) => ({ name, figures: pages[index] ?? [], least }))
  const all = [plainSlide, plainButton, ...cases]
  const figures = await interleaved(all.map((one) => () => perform(browser, origin, one)))
  const of = (one: Case) => figures[all.indexOf(one)] ?? []
  const clicked = cases.map((one) => ({ name: one.name, figures: of(one), least: of(one.floor) }))
  const written = [
    `Medians of ${runs}; ${load}.\n`,
    table(['page', ...paints], opened),
    table(['a click or key', 'main thread ms', 'script ms'], clicked),
  ].join('\n')
  console.log(written)
  const document = await readFile('docs/bench.md', 'utf8')
  await writeFile('docs/bench.md', document.replace(/(?<=<!-- begin.*-->\n).*(?=<!-- end)/s, `\n${written}\n`))
} finally {
  await browser.close()
  await site.close()
}
