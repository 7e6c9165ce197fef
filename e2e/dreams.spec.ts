import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { button, clickAll, open } from './site'
import { parts, result, resultTitle } from './toolPages'

const path = '/diario-sonhos'
const panel = (page: Page) => page.getByRole('region', { name: 'Seu Sonho' })
const sky = (page: Page) => panel(page).getByRole('img')
const stars = (page: Page) => sky(page).locator('[data-element]')
const interpret = (page: Page) => button(page, 'Interpretar Sonho')
const status = (page: Page) => panel(page).getByRole('status')

test.use({ reducedMotion: 'reduce' })

test('when elements are marked they stand in sky and list, and go again', async ({ page }) => {
  await open(page, path)
  await expect(stars(page)).toHaveCount(0)
  await clickAll(page, 'Chave', 'Casa')
  await expect(interpret(page)).toBeDisabled()
  await clickAll(page, 'Livro')
  await expect(stars(page)).toHaveCount(3)
  // the font has every sign: tests/scripts/fonts.test.ts
  for (const sign of await page.locator('.dreams__emoji').all())
    await expect(sign).toHaveCSS('font-family', /^"?Dream Signs/)
  await expect(panel(page).getByText('Casa, Chave, Livro', { exact: true })).toBeVisible()
  await expect(status(page)).toHaveText('3 elementos escolhidos. Já bastam para uma interpretação.')
  await expect(interpret(page)).toBeEnabled()
  await clickAll(page, 'Chave')
  await expect(button(page, 'Chave')).toBeFocused()
  await expect(stars(page)).toHaveCount(2)
  await expect(interpret(page)).toBeDisabled()
})

test('when the dream changes the interpretation follows, until a new one begins', async ({ page }) => {
  await open(page, path)
  await clickAll(page, 'Estranho', 'Medo', 'Ponte')
  const before = await status(page).textContent()
  await interpret(page).click()
  await expect(resultTitle(page)).toBeFocused()
  // the focused heading is announced; a second announcement would cut it off
  await expect(status(page)).toHaveText(before ?? '')
  await expect(parts(page)).toHaveText([/Estranho/, /Ponte/, /Medo/])
  await clickAll(page, 'Casa', 'Estranho', 'Medo')
  await expect(parts(page)).toHaveText([/Casa/, /Ponte/])
  await clickAll(page, 'Casa', 'Ponte')
  await expect(result(page)).toContainText('Por enquanto o céu está vazio.')
  await page.getByRole('button', { name: 'Novo Sonho' }).click()
  await expect(result(page)).toHaveCount(0)
  await expect(status(page)).toHaveText('Nenhum elemento escolhido. Faltam 3 elementos.')
})

test('when twelve are marked their names can be read on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, path)
  const elements = await page.getByRole('group').getByRole('button').all()
  for (const element of elements.slice(0, 12)) await element.click()
  // the signs of the elements are text, too
  const names = sky(page).locator('text', { hasText: /\p{Letter}/u })
  await expect(names.first()).toBeAttached()
  const sizes = await names.evaluateAll((texts) =>
    texts.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale
    }),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
})
