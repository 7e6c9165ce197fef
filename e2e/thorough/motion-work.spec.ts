import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { expectSlide, type Label, motionEnds, motionRests, nextButton, open } from '../site'
import { byMouse, toolJourneys } from '../toolPages'
import { slideMs } from '../visitor'

/**
 * What moves is moved by the compositor, so that the main thread is free after the first frame of a move. Counted instead of
 * timed, so that a busy computer changes nothing.
 */
test.skip(({ browserName }) => browserName !== 'chromium', 'traces are made by the Chrome DevTools Protocol')

interface TraceEvent {
  name: string
  /** Microseconds. */
  ts: number
  args: { data?: { type?: string; compositeFailed?: number; unsupportedProperties?: string[] } }
}

/** What the browser tells of itself while something is done. */
async function traceOf(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const client = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const traced = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.animations'] },
  })
  await act()
  await client.send('Tracing.end')
  await traced
  await client.detach()
  return events
}

/** Chromium's reason not to hand on the animation of something that is not on the screen. */
const hasNoVisibleChange = 1 << 17

/** What moved while this was done, and had to be drawn by the main thread at each frame. */
async function animatedByMainThread(page: Page, act: () => Promise<void>) {
  const animations = (await traceOf(page, act)).filter(({ name }) => name === 'Animation')
  expect(animations).not.toEqual([])
  return animations.flatMap(({ args: { data } }) =>
    data?.compositeFailed && !(data.compositeFailed & hasNoVisibleChange) ? [data] : [],
  )
}

const onward = (page: Page, label: Label) =>
  nextButton(page)
    .click()
    .then(() => expectSlide(page, label))
    .then(() => motionEnds(page))

const onceRound = ['Atuação Clínica', 'Serviços', 'Contato', 'Início'] as const

test('slides and what appears on them are moved without the main thread', async ({ page }) => {
  await open(page, '/')
  const found = await animatedByMainThread(page, async () => {
    for (const label of onceRound) await onward(page, label)
    await motionEnds(page)
  })
  expect(found).toEqual([])
})

/** Run when no other test takes the processor (scripts/test.ts): what is late falls into another frame. */
const alone = { tag: '@alone' }

/** Main-thread frames that drew something in so long (ms) from the press of a key; nothing else is asked of the page meanwhile. */
async function framesOf(page: Page, key: string, windowMs: number, act = async () => {}) {
  await motionRests(page)
  await page.waitForTimeout(afterglowMs)
  const events = await traceOf(page, async () => {
    await page.keyboard.down(key)
    await Promise.all([act(), page.waitForTimeout(windowMs)])
  })
  await page.keyboard.up(key)
  const pressed = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')?.ts ?? 0
  return events.filter(({ name, ts }) => name === 'Layerize' && ts > pressed && ts < pressed + windowMs * 1000).length
}

/** What has been let go is drawn once more. */
const afterglowMs = 300

/** Every motion of the tools has come to rest, and none has been let go. */
const motionMs = 1000

/** Its answer, and twice the news that the compositor has begun its motion. */
const mostFrames = 3

/**
 * Whatever else the computer does adds frames to some presses, or to all of one load; what the page does by itself is in all.
 * @param press opens the page, and counts the frames of each press
 */
async function expectFrames(most: number, press: () => Promise<readonly number[]>) {
  const counted: number[] = []
  for (let load = 0; load < 3 && !(Math.min(...counted) <= most); load++) counted.push(...(await press()))
  expect(Math.min(...counted), counted.join()).toBeGreaterThan(0)
  expect(Math.min(...counted), counted.join()).toBeLessThanOrEqual(most)
}

test('a move of the slides takes no more than three frames of the main thread', alone, async ({ page }) => {
  await expectFrames(mostFrames, async () => {
    await open(page, '/')
    for (const label of onceRound) await onward(page, label)
    const frames: number[] = []
    for (const label of onceRound) {
      frames.push(await framesOf(page, 'ArrowRight', slideMs))
      await expectSlide(page, label)
    }
    return frames
  })
  // proof of the measure: a script that writes a style at each frame is noticed
  const write = () =>
    page.evaluate(async () => {
      for (let frame = 1; frame <= 12; frame++) {
        document.body.style.translate = `${frame / 100}px`
        await new Promise(requestAnimationFrame)
      }
    })
  expect(await framesOf(page, 'Shift', slideMs, write)).toBeGreaterThan(mostFrames)
})

/** What is pressed answers in a frame of its own, before the drawing. */
const choices = [
  { name: 'a symbol', path: '/mandala-arquetipica', controls: ['Sol', 'Água', 'Fogo', 'Lua'], most: mostFrames + 1 },
  { name: 'an answer', path: '/explorador-arquetipos', controls: [/./, /./, /./, /./], most: mostFrames + 1 },
  { name: 'an element', path: '/diario-sonhos', controls: ['Casa', 'Água', 'Medo', 'Mãe'], most: mostFrames + 1 },
  { name: 'a step', path: '/jornada-heroi', controls: ['Próxima', 'Próxima', 'Próxima', 'Próxima'], most: mostFrames },
] as const

for (const { name, path, controls, most } of choices)
  test(`${name} takes no more than ${most} frames of the main thread`, alone, async ({ page }) => {
    await expectFrames(most, async () => {
      await open(page, path)
      const frames: number[] = []
      for (const control of controls) {
        await page.getByRole('main').getByRole('button', { name: control, exact: true }).first().focus()
        frames.push(await framesOf(page, 'Enter', motionMs))
      }
      return frames
    })
  })

for (const { name, path, begin, finish } of toolJourneys) {
  test(`drawings are moved without the main thread: ${name}`, async ({ page }) => {
    await open(page, path)
    const found = await animatedByMainThread(page, async () => {
      await begin(page, byMouse)
      await finish(page, byMouse)
      await motionEnds(page)
    })
    expect(found).toEqual([])
  })
}
