import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { entriesOf, injectDevtools, logLength } from '../instrument'
import { desktop, expectSlide, open } from '../site'
import { e2e } from '../sites'

test.use({ baseURL: e2e.devtools.origin, viewport: desktop })
test.beforeEach(({ context }) => injectDevtools(context))

/** Somebody drags the window's edge to and fro, over the width where slides become a page and back; ends as it began. */
async function resizeStorm(page: Page, resizes: number) {
  const client = await page.context().newCDPSession(page)
  const resize = (width: number) =>
    client.send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: false })
  // without waiting for the page in between, as a hand on the edge would not
  await Promise.all(Array.from({ length: resizes }, (_, turn) => resize(640 + ((turn * 97) % 257))))
  await resize(desktop.width)
  await client.detach()
}

const actionsFrom = async (page: Page, start: number) =>
  (await entriesOf(page)).slice(start).map(({ action }) => action)

test('hundreds of resizes during a move end at rest on the slide moved to', async ({ page }) => {
  await open(page, '/#emotional-map')
  const before = await logLength(page)
  await page.keyboard.press('ArrowRight')
  await resizeStorm(page, 200)
  await expectSlide(page, 'Serviços')
  const actions = await actionsFrom(page, before)
  expect(actions.length).toBeGreaterThan(2)
  expect(actions.length).toBeLessThanOrEqual(200)
  for (const action of actions.filter(({ type }) => type === 'carousel/sectionInView'))
    expect(action).toMatchObject({ payload: { section: 'services' } })
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 'Contato')
})

for (const { zoom, size } of [
  { zoom: '400 %', size: { width: 320, height: 200 } },
  { zoom: '200 %', size: { width: 640, height: 400 } },
])
  test(`zoomed in to ${zoom} every text appears, however slowly the page is scrolled`, async ({ page }) => {
    await open(page, '/')
    await page.setViewportSize(size)
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'mobile')
    const hidden = () =>
      page
        .locator('[data-reveal]')
        .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length)
    expect(await hidden()).toBeGreaterThan(0)
    await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const root = document.documentElement
      while (root.scrollTop + root.clientHeight < root.scrollHeight - 1) {
        window.scrollBy({ top: 40, behavior: 'instant' })
        await nextFrame()
      }
    })
    await expect.poll(hidden).toBe(0)
  })
