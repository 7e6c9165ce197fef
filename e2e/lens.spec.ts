import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { sections } from './sections'
import { at, boxOf, desktop, motionEnds, open, phone, phoneInHand } from './site'
import {
  answerLine,
  byMouse,
  byTouch,
  openResult,
  parts,
  result,
  resultTitle,
  stories,
  therapyLinks,
  toolJourneys,
} from './toolPages'
import { expectComposited } from './tracing'

/** The visitor's drawing beside its reading. */
const drawing = (page: Page) => result(page).locator('[aria-hidden="true"] svg').first()
/** The part of it that is being read. */
const activePart = (page: Page) => drawing(page).locator('[data-active]').last()
/** What crops it: the space it has beside the text, or above. */
const frame = (page: Page) => result(page).locator('[aria-hidden="true"]:has(svg)').first()

/** Scrolls until the part is at this height of the window (share), where one reads, and the drawing is at rest. */
async function read(page: Page, part: Locator, height: number) {
  await expect(async () => {
    const beyond = await part.evaluate(async (element, share) => {
      const beyond = () => element.getBoundingClientRect().top - innerHeight * share + 8
      scrollTo(0, scrollY + beyond())
      // what is left of the way to the result may still come after it
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return beyond()
    }, height)
    expect(Math.abs(beyond)).toBeLessThan(2)
    await expect(part).toHaveAttribute('data-active', 'true', { timeout: 500 })
  }).toPass()
  await motionEnds(page)
}

test('when a result is read the lens shows the part, moved by the compositor', async ({ page }) => {
  for (const tool of toolJourneys) {
    await open(page, tool.path)
    await expectComposited(page, async () => {
      await tool.begin(page, byMouse)
      await tool.finish(page, byMouse)
    })
    for (const part of [parts(page).first(), parts(page).nth(2)]) {
      await read(page, part, 0.45)
      await expect(drawing(page)).toBeInViewport()
      const shown = await boxOf(activePart(page).locator('circle, path').last())
      expect(Math.abs(shown.y + shown.height / 2 - 0.45 * desktop.height)).toBeLessThan(80)
      expect(shown.right).toBeGreaterThan(0)
      expect((await boxOf(part.getByRole('heading'))).x).toBeGreaterThan(shown.right)
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(activePart(page)).toHaveCount(0)
  }
})

test.describe('on a phone', () => {
  test.use(phoneInHand)

  // the lens takes a fifth of the window, and gives way to writing
  test('when a tool is used by touch it leads to the contact section', async ({ page }) => {
    for (const tool of toolJourneys) {
      await openResult(page, tool, { click: byTouch })
      await expect(resultTitle(page)).toBeFocused()
      await read(page, parts(page).first(), 0.25)
      expect((await boxOf(frame(page))).bottom).toBeLessThanOrEqual(phone.height / 5)
      const shown = await boxOf(activePart(page).locator('circle, path').last())
      expect(Math.abs(shown.x + shown.width / 2 - phone.width / 2)).toBeLessThan(24)
      await answerLine(page).tap()
      await expect(frame(page)).toHaveCSS('position', 'static')
      await answerLine(page).blur()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const isOnTop = () => frame(page).evaluate((one) => one.contains(document.elementFromPoint(innerWidth / 2, 40)))
      await expect.poll(isOnTop).toBe(false)
      await stories(page).first().tap()
      await expect(parts(page).getByRole('group').first()).toHaveAttribute('open')
      await therapyLinks(page).last().tap()
      await expect(page).toHaveURL(at('/#contact'))
      await expect(page.getByRole('heading', { name: sections[3].title })).toBeInViewport()
    }
  })
})
