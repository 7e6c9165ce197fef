import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectSlide, type Label, motionEnds, nextButton, open } from './site'
import { byMouse, toolJourneys } from './toolPages'

/**
 * What moves is moved by the compositor, so that the main thread is free after the first frame of a move. Counted instead of
 * timed, so that a busy computer changes nothing.
 */
test.skip(({ browserName }) => browserName !== 'chromium', 'traces are made by the Chrome DevTools Protocol')

interface TraceEvent {
  name: string
  args: { data?: { compositeFailed?: number; unsupportedProperties?: string[] } }
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

const onceRound = ['Atuação Clínica', 'Serviços', 'Contato', 'Início'] as const

test('slides and what appears on them are moved without the main thread', async ({ page }) => {
  await open(page, '/')
  const found = await animatedByMainThread(page, async () => {
    for (const label of onceRound) await onward(page, label)
    await motionEnds(page)
  })
  expect(found).toEqual([])
})

test('a move styles the page at its beginning and its end, not at each frame', async ({ page }) => {
  await open(page, '/')
  for (const label of onceRound) await onward(page, label)
  await motionEnds(page)
  const stylesOf = async (act: () => Promise<void>) =>
    (await traceOf(page, act)).filter(({ name }) => name === 'UpdateLayoutTree').length
  const most = 30
  expect(await stylesOf(() => onward(page, 'Atuação Clínica').then(() => motionEnds(page)))).toBeLessThan(most)
  // proof of the measure: a script that writes a style at each frame of a move is noticed
  const written = await stylesOf(() =>
    page.evaluate(async () => {
      for (let frame = 1; frame <= 42; frame++) {
        document.body.style.translate = `${frame / 100}px`
        await new Promise(requestAnimationFrame)
      }
    }),
  )
  expect(written).toBeGreaterThan(most)
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
