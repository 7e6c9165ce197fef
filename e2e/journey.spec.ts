import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { button, open, phoneInHand } from './site'
import { resultTitle } from './toolPages'

const path = '/jornada-heroi'
const boxes = (page: Page) => page.getByRole('checkbox')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test('when a button or a box is double clicked it is clicked once', async ({ page }) => {
  await open(page, path)
  await boxes(page).first().dblclick()
  await expect(page.getByRole('status').filter({ hasText: '1 experiência selecionada' })).toBeVisible()
  await page.getByText('Confiei que as coisas se ajeitariam').dblclick()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await button(page, 'Próxima').dblclick()
  await expect(heading(page, 'Chamado à Aventura')).toBeVisible()
  for (let step = 2; step < 5; step += 1) await button(page, 'Próxima').click()
  await expect(heading(page, 'Travessia do Limiar')).toBeVisible()
  await button(page, 'Próxima').dblclick()
  await expect(heading(page, 'Provações e Aliados')).toBeVisible()
  await button(page, 'Ver Resultados').click()
  await button(page, 'Nova Jornada').dblclick({ delay: 20 })
  await expect(heading(page, 'Mundo Comum')).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(phoneInHand)

  test('rows and buttons can be tapped, and each step is brought into view', async ({ page }) => {
    await open(page, path)
    const row = page.getByRole('main').locator('label:has(input)').first()
    await row.tap({ position: { x: 200, y: 20 } })
    await expect(boxes(page).first()).toBeChecked()
    for (let step = 1; step <= 6; step += 1) {
      const stepHeading = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(page.getByText(`Etapa ${step} de 6`).first()).toBeAttached()
      await expect(stepHeading).toBeInViewport({ ratio: 1 })
      // without a tap elsewhere, two in the same place would be a double tap
      await stepHeading.tap()
      await button(page, step < 6 ? 'Próxima' : 'Ver Resultados').tap()
    }
    await expect(resultTitle(page)).toBeInViewport()
  })
})
