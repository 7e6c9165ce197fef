import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectSlide, nextButton } from './sections'
import { at, existingPages, expectHydrated, hold, open, scripts } from './site'
import { expectComposited } from './tracing'

/** Layout shifts so far, once the fonts have come and are painted: how far, and what moved. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const seen: (PerformanceEntry & { value?: number; sources?: { node?: Node }[] })[] = []
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise(requestAnimationFrame)
    seen.push(...observer.takeRecords())
    return seen.map(({ value = 0, sources = [] }) => ({
      value,
      moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)),
    }))
  })

test('when the fonts come the text hardly moves', async ({ page }) => {
  for (const path of ['/', '/mandala-arquetipica']) {
    const fonts = await hold(page, '**/*.woff2')
    await page.goto(at(path), { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    fonts.open()
    const sum = (await shiftsOf(page)).reduce((total, { value }) => total + value, 0)
    expect(sum, path).toBeLessThanOrEqual(0.02)
    await page.unroute('**/*.woff2')
  }
})

for (const width of [1280, 390])
  test(`when a page is hydrated nothing moves at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
    for (const address of ['/#services', '/#contact', ...existingPages]) {
      await page.goto('about:blank')
      const code = await hold(page, scripts)
      await page.goto(at(address), { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      // by the fonts
      const before = await shiftsOf(page)
      code.open()
      await expectHydrated(page)
      expect.soft((await shiftsOf(page)).slice(before.length), address).toEqual([])
      await page.unroute(scripts)
    }
  })

test('when slides move the compositor moves them, and what appears on them', async ({ page }) => {
  await open(page, '/')
  await expectComposited(page, async () => {
    for (const label of ['Atuação Clínica', 'Serviços', 'Contato', 'Início'] as const) {
      await nextButton(page).click()
      await expectSlide(page, label)
    }
  })
})
