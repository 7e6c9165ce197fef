import type { Page } from '@playwright/test'
import { expectNoFindings } from '../axe'
import { expect, test } from '../fixtures'
import { barLink, menuButton, open, phone, scripts, title } from '../site'
import { byKeyboard, byMouse, openResult, toolJourneys } from '../toolPages'
import { field, notice } from '../visitor'
import { walkWithFocus } from './focusWalk'
import { brokenStructure } from './structure'

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

for (const [width, height, forcedColors] of [
  [1280, 800, 'none'],
  [320, 640, 'active'],
] as const)
  test(`at ${width}x${height}: the notice of a missing page hides nothing and returns the focus`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource/)
    await page.emulateMedia({ forcedColors, colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/contato-agendar']) {
      await open(page, path)
      await field(page, /^Nome/).fill('Ana')
      await page.route(scripts, (route) => route.abort())
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/privacidade"]')?.click())
      await expect(notice(page)).toBeVisible()
      await expectNoFindings(page, path, { isForced: forcedColors === 'active' })
      expect.soft(await brokenStructure(page)).toEqual([])
      const { wrong } = await walkWithFocus(page, forcedColors === 'active')
      expect.soft(wrong, path).toEqual([])
      await expect(notice(page)).toHaveCSS('border-top-style', 'solid')
      await notice(page).getByRole('button', { name: 'Fechar' }).press('Enter')
      await expect(notice(page)).toBeHidden()
      await expectFocusKept(page, 'the notice closed')
      await page.unroute(scripts)
    }
  })
