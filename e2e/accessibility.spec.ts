import { expect, test } from './fixtures'
import { banner, field, sendButton } from './formPage'
import { barLink, expectStacked, sections, title } from './sections'
import { desktop, open, phone } from './site'
import { byKeyboard } from './toolPages'

test('when only the keyboard is used a message can be sent', async ({ page }) => {
  await open(page, '/')
  for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press('Tab')
  await expect(barLink(page, 'Contato')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page, 'Contato')).toBeFocused()
  for (const [name, text] of [
    [/^Nome/, 'Ana'],
    [/^E-mail/, 'so-teclado@exemplo.com.br'],
    [/^Mensagem/, 'Às terças.'],
  ] as const) {
    while (!(await field(page, name).evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await byKeyboard(sendButton(page))
  await expect(banner(page)).toBeVisible()
})

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
