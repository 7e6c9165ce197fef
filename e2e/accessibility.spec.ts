import { expect, test } from './fixtures'
import { expectStacked, sections } from './sections'
import { desktop, open, phone } from './site'

test('when the skip link has the focus it shows, and leads past the bar', async ({ page }) => {
  await open(page, '/servicos-terapia')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

for (const viewport of [desktop, phone])
  test(`when printed from ${viewport.width} px the sections are stacked and whole`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/#services')
    await page.emulateMedia({ media: 'print' })
    await expectStacked(page)
    const hidden = await page.locator('[data-reveal], [data-draw]').evaluateAll(
      (all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => getComputedStyle(one))
          .filter(({ opacity, clipPath }) => opacity !== '1' || clipPath !== 'none').length,
    )
    expect(hidden).toBe(0)
    for (const { title: text } of sections)
      await expect(page.locator('h2', { hasText: text }).and(page.locator(':visible'))).toHaveCount(1)
  })
