import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { at, expectHydrated, hold, scripts, separatePages } from '../site'

interface Shift {
  value: number
  moved: string[]
}

type Watched = Window & { shifts?: Shift[] }

/** Layout shifts, with what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    ;(window as Watched).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] }
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? 'nothing') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved since this was asked last, once the fonts have come. */
const newShiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as Watched).shifts?.splice(0)
  })

for (const width of [1280, 768, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 800 } })

    for (const [name, addresses] of [
      ['the landing page', ['/', '/#services', '/#contact']],
      ['a page of its own', separatePages.map(({ path }) => path)],
    ] as const)
      test(`nothing moves while ${name} is hydrated`, async ({ page }) => {
        await watchShifts(page)
        for (const address of addresses) {
          await page.goto('about:blank')
          const code = await hold(page, scripts)
          await page.goto(at(address), { waitUntil: 'commit' })
          await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
          // by the fonts, which e2e/fonts.spec.ts measures
          await newShiftsOf(page)
          await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'unmeasured')
          code.open()
          await expectHydrated(page)
          expect.soft(await newShiftsOf(page), address).toEqual([])
        }
      })
  })
