import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { motionEnds, open } from './site'

const address = '/explorador-arquetipos'

const second = 'Você chega a um lugar onde não conhece quase ninguém. Por onde começa?'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const answers = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button')
/** Gives the answers at these places (0 to 3), one for each question. */
async function answer(page: Page, ...places: readonly number[]) {
  for (const place of places) {
    const before = await page.getByText(/^Pergunta \d de 5$/).textContent()
    await answers(page).nth(place).click()
    await expect(page.getByText(before ?? '', { exact: true })).toHaveCount(0)
    // two clicks within the system's double-click time and place would be a double click
    await page.mouse.move(0, 0)
  }
}

test('when an answer is double clicked one question is answered', async ({ page }) => {
  await open(page, address)
  await answers(page).first().dblclick()
  await expect(heading(page, second)).toBeFocused()
  await expect(page.getByText('Pergunta 2 de 5', { exact: true })).toBeVisible()
})

test('when zoomed to 400 % nothing is out of reach above the next question', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, address)
  await answer(page, 0)
  await expect(heading(page, second)).toBeFocused()
  const scrolled = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0).map(({ className }) => className),
    )
  expect(scrolled).toEqual([])
})

test('when printed the drawing is on the first page', async ({ page }) => {
  await open(page, address)
  await answer(page, 0, 1, 2, 3, 0)
  await page.setViewportSize({ width: 642, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await motionEnds(page)
  const chart = page.getByRole('main').locator('svg').filter({ hasText: 'Inocente' })
  const box = await chart.boundingBox()
  expect((box?.width ?? 0) / (96 / 25.4)).toBeCloseTo(158, 0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((251 / 25.4) * 96)
})
