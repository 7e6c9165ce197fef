import type { Browser, CDPSession, Page } from '@playwright/test'
import { floorPath } from './floor.ts'
import { interleaved, median, ratio, spread, table } from './table.ts'

/** A frame's time at 60 a second (ms). */
const frameMs = 1000 / 60

/** The browser reports presses from so long on, in steps of 8; shorter ones count as this (ms). */
const shortestMs = 16

/** In which a page just opened does what it does of its own (ms). */
const openingMs = 3_000

type Act = (page: Page, index: number) => Promise<unknown>

/** Something visitors do several times in a row. */
interface Case {
  name: string
  path: string
  isPhone?: boolean
  act: Act
  times: number
  /** From the end of one press to the beginning of the next (ms). */
  everyMs: number
}

const click =
  (selector: string, step = 1): Act =>
  (page, index) =>
    page
      .locator(selector)
      .nth(index * step)
      .click()
const key =
  (...keys: string[]): Act =>
  (page, index) =>
    page.keyboard.press(keys[index % keys.length] ?? '')

const next: Act = (page) => page.locator('button.strip__step--next').click()
const symbols = click('.mandala-pick')
const elements = click('main button[aria-pressed]', 2)

/** The finger goes half a window to the left, and back before it is let go. */
const flickBack: Act = async (page) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
  await touch('touchStart', 1000)
  for (const x of [900, 800, 700, 600, 500, 600, 700, 800, 900]) await touch('touchMove', x)
  await touch('touchEnd')
  await session.detach()
}

/** The first symbol of a full circle is taken along the circle, past six others. */
const dragAround: Act = async (page) => {
  const box = await page.locator('.mandala-drawing').boundingBox()
  if (!box) throw new Error('no drawing to drag in')
  const radius = (120 / 420) * box.width
  const at = (eighths: number) => {
    const angle = (eighths / 8) * 2 * Math.PI
    return [
      box.x + box.width / 2 + radius * Math.sin(angle),
      box.y + box.height / 2 - radius * Math.cos(angle),
    ] as const
  }
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step <= 24; step++) await page.mouse.move(...at(step / 4))
  await page.mouse.up()
}

/** How long people take from one press to the next. */
const cases: readonly Case[] = [
  { name: 'floor: a button', path: floorPath, act: click('button', 0), times: 8, everyMs: 300 },
  { name: 'floor: arrow keys, two plain slides', path: floorPath, act: key('ArrowRight'), times: 8, everyMs: 900 },
  { name: 'slides, the button “next”', path: '/', act: next, times: 8, everyMs: 1000 },
  { name: 'slides, arrow keys as soon as the lock opens', path: '/', act: key('ArrowRight'), times: 8, everyMs: 720 },
  { name: 'mandala, a symbol every 400 ms', path: '/mandala-arquetipica', act: symbols, times: 8, everyMs: 400 },
  {
    name: 'journey, a box or “next” every 400 ms',
    path: '/jornada-heroi',
    act: (page, index) =>
      index % 2
        ? page.locator('.journey__ways .btn').last().click()
        : page
            .locator('.journey__option')
            .nth(index % 4)
            .click(),
    times: 8,
    everyMs: 400,
  },
  {
    name: 'quiz, an answer every 600 ms',
    path: '/explorador-arquetipos',
    act: click('.quiz-answer'),
    times: 4,
    everyMs: 600,
  },
  { name: 'dreams, an element every 400 ms', path: '/diario-sonhos', act: elements, times: 8, everyMs: 400 },
]

/** In a hurry: choices before the last one has come to rest. */
const hurried: readonly Case[] = [
  {
    name: 'slides, arrow keys every 150 ms, every sixth one back',
    path: '/',
    act: key(...Array(5).fill('ArrowRight'), 'ArrowLeft'),
    times: 24,
    everyMs: 150,
  },
  { name: 'slides, a slide flicked back in the middle', path: '/', act: flickBack, times: 4, everyMs: 500 },
  { name: 'mandala, a symbol every 150 ms', path: '/mandala-arquetipica', act: symbols, times: 8, everyMs: 150 },
  {
    name: 'mandala, a symbol dragged over six others',
    path: '/mandala-arquetipica',
    act: (page, index) => (index < 8 ? symbols(page, index) : dragAround(page, index)),
    times: 12,
    everyMs: 150,
  },
  { name: 'dreams, an element every 150 ms', path: '/diario-sonhos', act: elements, times: 8, everyMs: 150 },
  {
    name: 'menu opened and closed',
    path: '/',
    isPhone: true,
    act: click('.bar__menu-button', 0),
    times: 6,
    everyMs: 400,
  },
  {
    name: 'letters typed into the form',
    path: '/contato-agendar',
    isPhone: true,
    act: typeLetter,
    times: 8,
    everyMs: 150,
  },
]

async function typeLetter(page: Page, index: number) {
  if (index === 0) await page.locator('form [name="name"]').focus()
  await page.keyboard.press('a')
}

/** What is noted in the page: the times between frames and how long each press took to the next picture (ms). */
interface Noted {
  frames: number[]
  presses: number[]
}

/** As text: names that the loader gives to functions are unknown in the page. */
const noteAll = `(() => {
  const noted = { frames: [], presses: [] }
  const byId = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) byId.set(interactionId, Math.max(duration, byId.get(interactionId) ?? 0))
    noted.presses = [...byId.values()]
  }).observe({ type: 'event', durationThreshold: ${shortestMs} })
  let last
  requestAnimationFrame(function note(now) {
    if (last) noted.frames.push(now - last)
    last = now
    requestAnimationFrame(note)
  })
  return noted
})()`

/** Opens the page, waits until it rests, and does what the case says; hands over the browser's own measures before and after. */
async function perform(
  browser: Browser,
  origin: string,
  { path, isPhone, act, times, everyMs }: Case,
  measure: (page: Page, session: CDPSession, performed: () => Promise<void>) => Promise<number[]>,
): Promise<number[]> {
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 }
  const page = await browser.newPage({ viewport, locale: 'pt-BR', ignoreHTTPSErrors: true })
  try {
    await page.goto(origin + path)
    await page.waitForTimeout(openingMs)
    return await measure(page, await page.context().newCDPSession(page), async () => {
      for (let index = 0; index < times; index++) {
        await act(page, index)
        await page.waitForTimeout(everyMs)
      }
    })
  } finally {
    await page.context().close()
  }
}

/** The main thread's processor time per press (ms). */
const processorTime = (browser: Browser, origin: string, one: Case) =>
  perform(browser, origin, one, async (_page, session, performed) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busy = async () =>
      (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    const before = await busy()
    await performed()
    return [((await busy()) - before) * (1000 / one.times)]
  })

/** With a processor 4 times slower: late frames (%), and the slowest press but for two in a hundred (ms). */
const smoothness = (browser: Browser, origin: string, one: Case) =>
  perform(browser, origin, one, async (page, session, performed) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const noted = await page.evaluateHandle<Noted>(noteAll)
    await performed()
    const { frames, presses } = await noted.jsonValue()
    const missed = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0)
    const latencies = [...presses, ...Array(Math.max(0, one.times - presses.length)).fill(shortestMs)]
    return [(100 * missed) / frames.length, quantile(latencies, 0.98)]
  })

/** Between two values, in proportion. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const low = sorted[Math.floor(place)] ?? Number.NaN
  return low + ((sorted[Math.ceil(place)] ?? low) - low) * (place % 1)
}

export async function measurePresses(browser: Browser, origin: string, runs: number): Promise<string[]> {
  const all = [...cases, ...hurried]
  const samples = await interleaved(
    runs,
    all.map((one) => async () => [
      ...(await processorTime(browser, origin, one)),
      ...(await smoothness(browser, origin, one)),
    ]),
  )
  const figuresOf = (one: Case) => {
    const taken = samples[all.indexOf(one)] ?? []
    return [0, 1, 2].map((figure) => taken.map((values) => values[figure] ?? Number.NaN))
  }
  const least = cases.slice(0, 1).flatMap(figuresOf)
  const rowOf = (one: Case) => [
    one.name,
    ...figuresOf(one).flatMap((values, figure) => {
      const times = figure === 1 ? [] : [ratio(median(values), median(least[figure] ?? []))]
      return [spread(values), ...times]
    }),
  ]
  const head = [
    'what is done',
    'processor ms a press',
    'of the floor',
    'late frames, 4x (%)',
    'p98 press to paint, 4x (ms)',
    'of the floor',
  ]
  return [
    table('Presses at the pace of people (1280x800; 4x: with a processor 4 times slower)', head, cases.map(rowOf)),
    table('In a hurry (menu and letters at 390x844)', head, hurried.map(rowOf)),
  ]
}
