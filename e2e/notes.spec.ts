import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { button, clickAll, open } from './site'
import { byKeyboard, notes, parts } from './toolPages'

const line = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const invitation = 'O que os símbolos lembram a você?'

test('when written by keyboard the notes lead from symbol to symbol', async ({ page }) => {
  await open(page, '/mandala-arquetipica')
  await clickAll(page, 'Água', 'Sol', 'Lua', 'Fogo')
  await byKeyboard(notes(page, invitation))
  await page.keyboard.press('Tab')
  await expect(line(page, 'O que a Água lembra a você?')).toBeFocused()
  await page.keyboard.type('a piscina da minha avó')
  await page.keyboard.press('Tab')
  await expect(line(page, 'O que o Sol lembra a você?')).toBeFocused()
  await byKeyboard(button(page, 'Gerar Interpretação'))
  await expect(parts(page).first()).toContainText('Para você: a piscina da minha avó')
})

test('when a dream is one of fear nothing is asked, and what was written stays', async ({ page }) => {
  const invited = 'O que estas imagens lembram a você?'
  await open(page, '/diario-sonhos')
  await clickAll(page, 'Estranho', 'Casa', 'Chave')
  await notes(page, invited).click()
  await line(page, 'O que a chave lembra a você?').fill('a do portão da rua de terra')
  await clickAll(page, 'Medo')
  await expect(notes(page, invited)).toHaveCount(0)
  await button(page, 'Interpretar Sonho').click()
  await expect(parts(page).nth(2)).toContainText('Para você: a do portão da rua de terra')
})
