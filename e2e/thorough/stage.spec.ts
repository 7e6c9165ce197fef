import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { desktop, motionEnds, phoneInHand } from '../site'
import { byMouse, byTouch, openResult, toolJourneys } from '../toolPages'

/** The visitor's drawing beside its reading, and the part of it that is read of. */
const drawing = (page: Page) => page.locator('main svg[role="presentation"]').first()
const told = (page: Page) => drawing(page).locator('[data-told]').last()
/** What crops it: the room it has beside the text. */
const stage = (page: Page) =>
  page
    .locator('main [aria-hidden="true"]')
    .filter({ has: page.locator('svg[role="presentation"]') })
    .first()

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('not on screen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 }
}

/** Scrolls until the part is where one reads; the drawing has come to rest then. */
async function readOf(page: Page, part: Locator) {
  const story = (await part.getAttribute('data-story')) ?? ''
  await expect(async () => {
    await part.evaluate((element) =>
      window.scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight * 0.45 + 8),
    )
    await expect(drawing(page)).toHaveAttribute('data-reading', story, { timeout: 500 })
  }).toPass()
  await motionEnds(page)
}

for (const tool of toolJourneys) {
  test.describe(`at a desk, ${tool.name}`, () => {
    test.use({ viewport: desktop })

    test('the drawing is larger than the window, and what is read of lies at the height of its name, left of it', async ({
      page,
    }) => {
      await openResult(page, tool)
      const part = page.locator('[data-story]').first()
      await readOf(page, part)
      expect((await boxOf(drawing(page))).height).toBeGreaterThan(1.2 * desktop.height)
      const name = await boxOf(part.getByRole('heading').first())
      const shown = await boxOf(told(page))
      // its figure: a label that is not shown here has a box, too
      const figure = await boxOf(told(page).locator('circle, path, use').first())
      expect(Math.abs(figure.middle - name.middle)).toBeLessThan(48)
      expect(shown.right).toBeLessThan(name.x)
      expect((await boxOf(part.getByRole('paragraph').first())).x).toBeGreaterThan(shown.right)
    })
  })

  test.describe(`in the hand, ${tool.name}`, () => {
    test.use(phoneInHand)

    test('the drawing takes at most three tenths of the window, and lets go where one writes and at the end', async ({
      page,
    }) => {
      await openResult(page, tool, byTouch)
      const part = page.locator('[data-story]').first()
      await readOf(page, part)
      const height = page.viewportSize()?.height ?? 0
      expect((await boxOf(stage(page))).bottom).toBeLessThanOrEqual(0.3 * height)
      const shown = await boxOf(told(page))
      expect(Math.abs(shown.x + shown.width / 2 - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(24)
      await part.getByRole('button', { name: 'Faz sentido' }).tap()
      await part.getByRole('textbox').focus()
      await expect(stage(page)).not.toBeInViewport()
      await part.getByRole('textbox').blur()
      await page.getByRole('link', { name: 'Explorar em Terapia' }).scrollIntoViewIfNeeded()
      const isOnTop = () => stage(page).evaluate((one) => one.contains(document.elementFromPoint(innerWidth / 2, 40)))
      await expect.poll(isOnTop).toBe(false)
    })
  })
}

test.describe('with little motion', () => {
  test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } })

  test('every part has its own still picture', async ({ page }) => {
    await openResult(page, toolJourneys[0], byMouse)
    const parts = page.locator('[data-story]')
    const places: number[] = []
    for (const part of [parts.nth(0), parts.nth(1)]) {
      await readOf(page, part)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      places.push((await boxOf(drawing(page))).x)
    }
    expect(new Set(places).size).toBe(2)
  })
})
