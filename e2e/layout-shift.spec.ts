import type { Page } from '@playwright/test'
import { viewsAt } from './everyView'
import { expect, test } from './fixtures'
import { expectHydrated, gate, separatePages } from './site'

interface Shift {
  value: number
  moved: string[]
}

type Watched = Window & { shifts?: Shift[] }

/** Layout shifts from the first paint on, with what moved. */
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

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as Watched).shifts
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
        let scripts = gate()
        await page.route('**/*.js', async (route) => {
          await scripts.opened
          await route.continue()
        })
        for (const address of addresses) {
          await page.goto('about:blank')
          scripts = gate()
          await page.goto(address, { waitUntil: 'commit' })
          await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
          await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'unmeasured')
          scripts.open()
          await expectHydrated(page)
          expect.soft(await shiftsOf(page), address).toEqual([])
        }
      })
  })

/** Where every control of the page is, by its name; in the page's own coordinates, whatever has been scrolled. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, label, input, textarea')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const place = [left + scrollX, top + scrollY, width, height].map(Math.round).join(' ')
        return `${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}: ${place}`
      }),
  )

// what moves between the press and the release of the button loses the click
for (const width of [1280, 390])
  test(`nothing moves under the mouse at ${width} px`, async ({ page, watch }) => {
    test.slow()
    watch.allow(/status of 404 \(Not Found\).*nao-existe/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    for (const { name, show } of viewsAt(width)) {
      await show(page)
      await page.mouse.move(0, 0)
      const places = await placesOf(page)
      for (const control of await page.getByRole('main').locator('a[href], button, label').all()) {
        const box = (await control.isVisible()) && (await control.boundingBox())
        if (!box || box.y < 0 || box.y + box.height > 800) continue
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
        expect.soft(await placesOf(page), `${name}, over “${await control.innerText()}”`).toEqual(places)
      }
    }
  })
