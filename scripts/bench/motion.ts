import type { Browser, Page } from '@playwright/test'
import { spread, table } from './table.ts'

/** A frame that comes later than this after the one before has missed its turn at 60 a second (ms). */
const lateMs = 25

/** Time from one press to the next, in which whatever moves comes to rest (ms). */
const restMs = 1_000

interface Moves {
  name: string
  /** Of the site; without one the page is four plain slides. */
  path?: string
  count: number
  press(page: Page, index: number): Promise<void>
}

const plainSlides = `<style>*{margin:0}body{overflow:hidden}div{display:flex;width:400vw}i{flex:1;height:90vh}</style>
<div><i style="background:tan"></i><i style="background:navy"></i><i style="background:olive"></i><i style="background:brown"></i></div>
<button onclick="row=document.querySelector('div');at=-((window.move=(window.move??0)+1)%4)*25;
row.animate({transform:[getComputedStyle(row).transform,'translateX('+at+'%)']},700);row.style.transform='translateX('+at+'%)'">next</button>`

const moves: readonly Moves[] = [
  { name: 'four plain slides', count: 12, press: (page) => page.locator('button').click() },
  { name: 'slides', path: '/', count: 12, press: (page) => page.locator('.strip__step--next').click() },
  {
    name: 'mandala, from one to eight',
    path: '/mandala-arquetipica',
    count: 8,
    press: (page, index) => page.locator('.mandala-pick').nth(index).click(),
  },
  {
    name: 'quiz',
    path: '/explorador-arquetipos',
    count: 4,
    press: (page, index) => page.locator('.quiz-answer').nth(index).click(),
  },
]

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

/** Late frames in percent with a processor 4 times slower, or main-thread time per move (ms, processor time) without. */
async function measure(browser: Browser, origin: string, { path, count, press }: Moves, isSlow: boolean) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true })
  const session = await page.context().newCDPSession(page)
  if (path) await page.goto(origin + path)
  else await page.setContent(plainSlides)
  await page.waitForTimeout(2 * restMs)
  if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const frames = isSlow ? await page.evaluateHandle<number[]>(countFrames) : null
  const before = await busy()
  for (let index = 0; index < count; index++) {
    await press(page, index)
    await page.waitForTimeout(restMs)
  }
  const perMove = ((await busy()) - before) * (1_000 / count)
  const times = (await frames?.jsonValue()) ?? []
  await page.context().close()
  return isSlow ? (100 * times.filter((time) => time > lateMs).length) / times.length : perMove
}

export async function measureMotion(browser: Browser, origin: string, runs: number): Promise<string> {
  const rows: string[][] = []
  for (const one of moves) {
    const late: number[] = []
    const busy: number[] = []
    for (let run = 0; run < runs; run++) {
      late.push(Number((await measure(browser, origin, one, true)).toFixed(1)))
      busy.push(Math.round(await measure(browser, origin, one, false)))
    }
    rows.push([one.name, spread(late), spread(busy)])
  }
  return table(
    `Moves at 1280x800, a press a second (a frame is late after ${lateMs} ms; the press itself is counted, and what is revealed)`,
    ['what moves', 'late frames, CPU 4x slower (%)', 'main thread per move (ms of processor time)'],
    rows,
  )
}
