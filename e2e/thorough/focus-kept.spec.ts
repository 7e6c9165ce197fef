import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { barLink, menuButton, open, phone, title } from '../site'
import { byKeyboard, byMouse, openResult, toolJourneys } from '../toolPages'

const expectFocusKept = async (page: Page, where: string) => {
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body)
  await expect.poll(hasFocus, { message: `${where}: something has the focus` }).toBe(true)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('no tool loses the focus, whatever control goes away under it', async ({ page }) => {
  test.slow()
  for (const tool of toolJourneys) {
    const { name, restart, fresh } = tool
    await openResult(page, tool)
    await byKeyboard(page.getByRole('button', { name: restart, exact: true }).last())
    await expect(fresh(page)).toBeVisible()
    await expectFocusKept(page, `${name}, ${restart}`)
  }
  const [mandala] = toolJourneys
  await open(page, mandala.path)
  await mandala.begin(page, byMouse)
  for (const symbol of ['Água', 'Fogo', 'Sol']) {
    await byKeyboard(page.getByRole('button', { name: `Remover ${symbol}` }))
    await expect(page.getByRole('button', { name: `Remover ${symbol}` })).toBeHidden()
    await expectFocusKept(page, `${symbol} removed`)
  }
})

test('on a phone the focus goes from the menu to the section that was chosen there', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await menuButton(page).press('Enter')
  await barLink(page, 'Serviços').press('Enter')
  await expect(title(page, 'Serviços')).toBeFocused()
})
