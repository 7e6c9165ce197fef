import type { Browser, Page } from '@playwright/test'
import { type Press, toolJourneys } from '../../e2e/toolPages.ts'
import { interleaved, spread, table } from './table.ts'

/** A frame that comes later than this after the one before has missed its turn at 60 a second (ms). */
const lateMs = 25

/** Time from one press to the next, in which whatever moves comes to rest (ms). */
const restMs = 1_000

interface Moves {
  name: string
  /** Of the site; without one the page is four plain slides. */
  path?: string
  act(page: Page, press: Press): Promise<void>
}

const plainSlides = `<style>*{margin:0}body{overflow:hidden}div{display:flex;width:400vw}i{flex:1;height:90vh}</style>
<div><i style="background:tan"></i><i style="background:navy"></i><i style="background:olive"></i><i style="background:brown"></i></div>
<button onclick="row=document.querySelector('div');at=-((window.move=(window.move??0)+1)%4)*25;
row.animate({transform:[getComputedStyle(row).transform,'translateX('+at+'%)']},700);row.style.transform='translateX('+at+'%)'">next</button>`

const moves: readonly Moves[] = [
  { name: 'four plain slides', act: (page, press) => times(12, () => press(page.locator('button'))) },
  { name: 'slides', path: '/', act: (page, press) => times(12, () => press(page.locator('.strip__step--next'))) },
  ...toolJourneys.map(({ name, path, begin, finish }) => ({
    name,
    path,
    act: (page: Page, press: Press) => begin(page, press).then(() => finish(page, press)),
  })),
]

async function times(count: number, act: () => Promise<void>) {
  for (let done = 0; done < count; done++) await act()
}

/** The times between frames from now on (ms). As text: names that the loader gives to functions are unknown in the page. */
const countFrames = `(() => {
  const times = []
  let last = performance.now()
  requestAnimationFrame(function next(now) {
    times.push(now - last)
    last = now
    requestAnimationFrame(next)
  })
  return times
})()`

/** Late frames in percent with a processor 4 times slower, or without the main thread's time per press (ms of processor time). */
async function measure(browser: Browser, origin: string, { path, act }: Moves, isSlow: boolean): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true })
  const session = await page.context().newCDPSession(page)
  if (path) await page.goto(origin + path)
  else await page.setContent(plainSlides)
  await page.waitForTimeout(2 * restMs)
  if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const counted = isSlow ? await page.evaluateHandle<number[]>(countFrames) : null
  const before = await busy()
  let presses = 0
  await act(page, async (control) => {
    presses++
    await control.click()
    await page.waitForTimeout(restMs)
  })
  const perPress = Math.round(((await busy()) - before) * (1_000 / presses))
  const frames = (await counted?.jsonValue()) ?? []
  await page.context().close()
  return isSlow ? (100 * frames.filter((frame) => frame > lateMs).length) / frames.length : perPress
}

export async function measureMotion(browser: Browser, origin: string, runs: number): Promise<string> {
  const samples = await interleaved(
    runs,
    moves.flatMap((one) => [true, false].map((isSlow) => () => measure(browser, origin, one, isSlow))),
  )
  return table(
    `Moves at 1280x800, a press a second (a frame is late after ${lateMs} ms; the press itself is counted, and what is revealed)`,
    ['what moves', 'late frames, CPU 4x slower (%)', 'main thread per press (ms of processor time)'],
    moves.map(({ name }, index) => [name, ...samples.slice(2 * index, 2 * index + 2).map(spread)]),
  )
}
