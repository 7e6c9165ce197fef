import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { allowCopying, clipboardText, open } from '../site'
import { byKeyboard, parts, result } from '../toolPages'
import { copyButton } from '../visitor'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const line = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function choose(page: Page, ...names: string[]) {
  for (const name of names) await button(page, name).click()
}

const invitation = 'O que os símbolos lembram a você?'

async function openMandala(page: Page) {
  await open(page, '/mandala-arquetipica')
  await choose(page, 'Água', 'Sol', 'Lua', 'Fogo')
}

test('by the keyboard: the notes lead from symbol to symbol and back to their button', async ({ page }) => {
  await openMandala(page)
  await byKeyboard(button(page, invitation))
  await expect(line(page, 'O que a Água lembra a você?')).toBeFocused()
  await page.keyboard.type('a piscina da minha avó')
  await page.keyboard.press('Enter')
  await expect(line(page, 'O que o Sol lembra a você?')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Sol' })).toBeChecked()
  // one field at a time, besides the line at the beginning
  await expect(page.getByRole('textbox')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(button(page, 'Sem palavras')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(line(page, 'O que a Lua lembra a você?')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, invitation)).toBeFocused()
  await expect(page.getByText('Uma com palavras suas.')).toBeVisible()
})

test('a double click or a held key goes one symbol on', async ({ page }) => {
  await openMandala(page)
  await button(page, invitation).click()
  await button(page, 'Sem palavras').dblclick()
  await line(page, 'O que o Sol lembra a você?').focus()
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(line(page, 'O que a Lua lembra a você?')).toBeFocused()
})

test('a note stands before the meaning of its part, on the page, copied and printed', async ({ page, context }) => {
  const note = '<b>“a piscina”</b> da minha avó & do rio 🌊'
  await allowCopying(context)
  await openMandala(page)
  await button(page, invitation).click()
  await line(page, 'O que a Água lembra a você?').fill(note)
  await button(page, 'Gerar Interpretação').click()
  const water = parts(page).first()
  await expect(water).toContainText(new RegExp(`Para você: ${note}.*Emoções, purificação, fluidez`))
  await copyButton(page).click()
  await expect(copyButton(page)).toHaveText('Texto copiado')
  expect(await clipboardText(context)).toContain(`Para você: “${note}”\nEmoções, purificação, fluidez`)
  await page.emulateMedia({ media: 'print' })
  await expect(water.getByText(note)).toBeVisible()
})

test('several lines become one, of at most 200 letters', async ({ page }) => {
  await openMandala(page)
  await button(page, invitation).click()
  const field = line(page, 'O que a Água lembra a você?')
  await field.fill('á'.repeat(199))
  await expect(page.getByText('Cabe mais 1 letra.')).toBeVisible()
  await field.pressSequentially('bc')
  await expect(field).toHaveValue(`${'á'.repeat(199)}b`)
  await expect(page.getByText('A linha está cheia.')).toBeVisible()
})

test('a dream with fear: nothing is asked, and what was written stays', async ({ page }) => {
  const invited = 'O que estas imagens lembram a você?'
  await open(page, '/diario-sonhos')
  await choose(page, 'Estranho', 'Casa', 'Chave', invited)
  await expect(page.getByRole('radio')).toHaveCount(3)
  await page.getByRole('radio', { name: 'Chave' }).check()
  await line(page, 'O que a chave lembra a você?').fill('a do portão da rua de terra')
  await choose(page, 'Medo')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(button(page, invited)).toHaveCount(0)
  await expect(line(page, 'O que a chave lembra a você?')).toHaveCount(0)
  await button(page, 'Interpretar Sonho').click()
  await expect(parts(page).nth(2)).toContainText('Para você: a do portão da rua de terra')
})

test('the journey asks of what was ticked in a step, and shows the note there', async ({ page }) => {
  await open(page, '/jornada-heroi')
  await page.getByRole('checkbox').nth(1).check()
  await button(page, 'De que momento da sua vida você se lembrou?').click()
  await line(
    page,
    'De que momento da sua vida você se lembrou com “Confiei que as coisas se ajeitariam, e por um tempo isso bastou”?',
  ).fill('os domingos')
  await page.keyboard.press('Enter')
  for (let step = 1; step < 6; step++) await button(page, 'Próxima').click()
  await button(page, 'Ver Resultados').click()
  await expect(result(page)).toBeVisible()
  await expect(parts(page).first()).toContainText('Para você: os domingos')
})
