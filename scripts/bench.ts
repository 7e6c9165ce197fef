import { stat } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { measureFrames } from './bench/frames.ts'
import {
  measureDreams,
  measureJourney,
  measureMandala,
  measureMenu,
  measureQuiz,
  measureSlide,
  measureTyping,
} from './bench/interaction.ts'
import { measureLoad } from './bench/loading.ts'
import { desktop, type Measure, phone, type Setting, slowDesktop, withPage } from './bench/page.ts'
import { type Cost, measureStore } from './bench/store.ts'
import { column, repeat, type Samples, table } from './bench/table.ts'
import { findBrowser } from './browser.ts'
import { thisMachine } from './machine.ts'
import { createSite } from './server/site.ts'
import { buildCommand, runTool } from './tool.ts'

const dist = 'dist'

/** `npm run bench [-- --runs=9]`: measures the build in `dist/` (made if there is none); asserts nothing. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on')

  const search = findBrowser(thisMachine)
  if (!search.found) {
    console.error('No browser to measure with. Install Chromium or Chrome, or name its file in CHROMIUM_PATH.')
    return 1
  }
  const page = () => stat(`${dist}/index.html`).catch(() => null)
  if ((await page()) === null && (await runTool(buildCommand)) !== 0) return 1
  console.log(`Measuring ${dist}/ of ${(await page())?.mtime.toISOString()}, ${runs} runs. Median (min–max).`)
  console.log(`${machineLoad()} Only an idle machine gives figures to compare.`)

  const inbox = { folder: 'test-results/inbox', accessKey: 'none', print: () => undefined }
  const site = await createSite({ dist, port: 0, inbox })
  const browser = await chromium.launch({
    args: playwrightConfig.use?.launchOptions?.args ?? [],
    ...(search.path === null ? {} : { executablePath: search.path }),
  })
  try {
    await measurePages(browser, `http://localhost:${site.port}`, runs)
  } finally {
    await browser.close()
    await site.close()
  }
  const costs = await repeat(runs, await measureStore())
  const aged = (name: string, age: keyof Cost) =>
    column(
      name,
      costs.map(({ alone, withListeners }) => ({
        'by itself': alone[age],
        'with listeners and ports': withListeners[age],
      })),
    )
  const title = 'Store without a browser (µs per action; the ratio is to stay below 1.2)'
  console.log(table(title, aged('after 10,000 actions', 'old'), aged('after 100', 'young')))
  console.log(`\n${machineLoad()}`)
  return 0
}

/** How busy this computer is; from about 1 per processor on, everything waits. */
const machineLoad = () => `Load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors.`

async function measurePages(browser: Browser, origin: string, runs: number): Promise<void> {
  const collect = <T>(setting: Setting, measure: Measure<T>) =>
    repeat(runs, () => withPage(browser, origin, setting, measure))

  const onPhone = column(phone.name, await collect(phone, measureLoad))
  const onDesktop = column(desktop.name, await collect(desktop, measureLoad))
  console.log(table('Opening the landing page (ms, network without limit)', onPhone, onDesktop))

  const samples: Samples = {
    'next slide (1280x800)': await collect(slowDesktop, measureSlide),
    'open the menu (390x844)': await collect(phone, measureMenu),
    'type a letter (390x844)': await collect(phone, measureTyping),
  }
  for (const measureTool of [measureMandala, measureJourney, measureQuiz, measureDreams])
    Object.assign(samples, column('', await collect(phone, measureTool)).samples)
  console.log(
    table('Interaction to next paint (ms in steps of 8; 16 is 16 or less)', { name: 'CPU 4x slower', samples }),
  )

  const slow = column(slowDesktop.name, await collect(slowDesktop, measureFrames))
  const fast = column(desktop.name, await collect(desktop, measureFrames))
  console.log(table('One slide move of 700 ms, at 60 frames a second', slow, fast))
}
