import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { open } from './site'

const address = '/explorador-arquetipos'
const second = 'Você chega a um lugar onde não conhece quase ninguém. Por onde começa?'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const answers = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button')

test('when an answer is double clicked one question is answered', async ({ page }) => {
  await open(page, address)
  await answers(page).first().dblclick()
  await expect(heading(page, second)).toBeVisible()
  await expect(page.getByText('Pergunta 2 de 5', { exact: true })).toBeVisible()
})

test('when zoomed to 400 % nothing is out of reach above the next question', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, address)
  await answers(page).first().click()
  await expect(heading(page, second)).toBeFocused()
  const insideMain = page.getByRole('main').locator('*')
  expect(await insideMain.evaluateAll((all) => all.filter(({ scrollTop }) => scrollTop > 0).length)).toBe(0)
})
