import type { Browser, Page } from '@playwright/test'
import { type Press, toolJourneys } from '../../e2e/toolPages.ts'
import { interleaved, spread, table } from './table.ts'

declare global {
  interface Window {
    benchEvents: number[]
  }
}

/** Shortest duration the browser reports; it rounds to 8 ms. */
const shortestMs = 16

/** Time in which the browser has reported all events of an interaction, after it has painted (ms). */
const reportMs = 300

const restMs = 1_000

/** The slowest event of the interaction, as in "Interaction to Next Paint": presses count, hovering does not. */
async function measured(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((durationThreshold) => {
    window.benchEvents = []
    const since = performance.now()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.startTime >= since && entry.interactionId > 0) window.benchEvents.push(entry.duration)
    }).observe(Object.assign({ type: 'event' }, { durationThreshold }))
  }, shortestMs)
  await act()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForTimeout(reportMs)
  return Math.max(shortestMs, ...(await page.evaluate(() => window.benchEvents)))
}

/** Has something done and notes how long it took to the next paint. */
type Timed = (act: () => Promise<unknown>) => Promise<void>

/** What a visitor does on a page; of all that is timed the slowest counts. */
interface Interaction {
  name: string
  path: string
  isWide?: boolean
  act(page: Page, timed: Timed): Promise<unknown>
}

const click = (selector: string) => (page: Page, timed: Timed) => timed(() => page.locator(selector).click())

const interactions: readonly Interaction[] = [
  { name: 'next slide (1280x800)', path: '/', isWide: true, act: click('.strip__step--next') },
  { name: 'open the menu', path: '/', act: click('.bar__menu-button') },
  {
    name: 'type a letter into the form',
    path: '/contato-agendar',
    act: async (page, timed) => {
      await page.locator('form [name="name"]').focus()
      await timed(() => page.keyboard.press('a'))
    },
  },
  ...toolJourneys.map(({ name, path, begin, finish, restart }) => ({
    name: `${name}, from its beginning to the next one`,
    path,
    act: async (page: Page, timed: Timed) => {
      const press: Press = (control) => timed(() => control.click())
      await begin(page, press)
      await finish(page, press)
      await press(page.getByRole('button', { name: restart, exact: true }))
    },
  })),
]

/** On a fresh page with an empty cache and a processor 4 times slower. */
async function slowestOf(browser: Browser, origin: string, { path, isWide, act }: Interaction): Promise<number> {
  const viewport = isWide ? { width: 1280, height: 800 } : { width: 390, height: 844 }
  const page = await browser.newPage({ viewport, locale: 'pt-BR', ignoreHTTPSErrors: true })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(origin + path)
    await page.locator('[data-layout]:not([data-layout="unmeasured"])').waitFor()
    await page.waitForTimeout(restMs)
    const times: number[] = []
    await act(page, async (interaction) => {
      times.push(await measured(page, interaction))
    })
    return Math.max(...times)
  } finally {
    await page.close()
  }
}

export async function measureInteraction(browser: Browser, origin: string, runs: number): Promise<string> {
  const samples = await interleaved(
    runs,
    interactions.map((interaction) => () => slowestOf(browser, origin, interaction)),
  )
  return table(
    'Slowest interaction to next paint (ms in steps of 8; 16 is 16 or less; CPU 4x slower, 390x844 where not said)',
    ['interaction', 'ms'],
    interactions.map(({ name }, index) => [name, spread(samples[index] ?? [])]),
  )
}
