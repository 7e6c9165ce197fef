import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { allowCopying, clipboardText, open, phone, reload } from '../site'
import { byKeyboard } from '../toolPages'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const line = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const read = (page: Page) => page.getByRole('main').locator('[data-story]')

async function choose(page: Page, ...names: string[]) {
  for (const name of names) await button(page, name).click()
}

const mandala = '/mandala-arquetipica'
const invitation = 'O que os símbolos lembram a você?'

async function openMandala(page: Page) {
  await open(page, mandala)
  await choose(page, 'Água', 'Sol', 'Lua', 'Fogo')
}

test('with the keyboard: a line for one symbol after the other, none for some, and back to where one came from', async ({
  page,
}) => {
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

test('a double click, or a key held too long, goes one symbol on', async ({ page }) => {
  await openMandala(page)
  await button(page, invitation).click()
  await button(page, 'Sem palavras').dblclick()
  await line(page, 'O que o Sol lembra a você?').focus()
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(line(page, 'O que a Lua lembra a você?')).toBeFocused()
})

test('what was written of a symbol stands before what is told of it, and is copied with it', async ({
  page,
  context,
}) => {
  await allowCopying(context)
  await openMandala(page)
  await button(page, invitation).click()
  await line(page, 'O que a Água lembra a você?').fill('<b>“a piscina”</b> da minha avó & do rio 🌊')
  await button(page, 'Gerar Interpretação').click()
  const water = read(page).first()
  await expect(water).toContainText('Para você, a Água: “<b>“a piscina”</b> da minha avó & do rio 🌊”')
  await expect(water).toContainText('A sua Água e a do poema se encontram em algum ponto?')
  await expect(water).not.toContainText('Que emoção anda perto da superfície?')
  await expect(read(page).nth(3)).toContainText('O que, se houver algo, aqueceu você nestes dias?')
  // by its place on the page: hers, then the poem
  const text = (await water.textContent()) ?? ''
  expect(text.indexOf('a piscina')).toBeLessThan(text.indexOf('Rios sem discurso'))
  await button(page, 'Copiar texto').click()
  await expect
    .poll(() => clipboardText(context))
    .toContain('Para você, a Água: “<b>“a piscina”</b> da minha avó & do rio 🌊”')
  await page.emulateMedia({ media: 'print' })
  await expect(water).toContainText('a piscina')
  await expect(water.getByText('Para você')).toBeVisible()
})

test('a saved picture holds what was written below its drawing, in whatever letters', async ({ page }) => {
  await openMandala(page)
  await button(page, 'Gerar Interpretação').click()
  const saved = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /SVG/ }).click()
    return readFile(await (await download).path(), 'utf8')
  }
  const isOfPaper = (svg: string) => /^<svg[^>]* viewBox="0 0 210 297"/.test(svg)
  const bare = await saved()
  expect(isOfPaper(bare)).toBe(true)
  await button(page, invitation).click()
  await line(page, 'O que a Água lembra a você?').fill('a piscina & o rio')
  await page.keyboard.press('Enter')
  await line(page, 'O que o Sol lembra a você?').fill('o <quintal> 🌊')
  const full = await saved()
  expect(isOfPaper(full)).toBe(true)
  expect(full.length).toBeGreaterThan(bare.length)
  // letters that the site's font lacks are left to the reader's
  expect(full).toContain('Sol: “o &lt;quintal&gt; 🌊”</text>')
  expect(full.match(/<text /g)).toHaveLength(1)
})

test('several lines become one of at most 200 letters, told before they are at an end', async ({ page }) => {
  await openMandala(page)
  await button(page, invitation).click()
  const field = line(page, 'O que a Água lembra a você?')
  await field.fill('á'.repeat(199))
  await expect(page.getByText('Cabe mais 1 letra.')).toBeVisible()
  await field.pressSequentially('bc')
  await expect(field).toHaveValue(`${'á'.repeat(199)}b`)
  await expect(page.getByText('A linha está cheia.')).toBeVisible()
})

test('a symbol that leaves and comes back has its words; beginning again, or a reload, leaves none', async ({
  page,
}) => {
  await openMandala(page)
  await button(page, invitation).click()
  await line(page, 'O que a Água lembra a você?').fill('a piscina')
  await choose(page, 'Remover Água', 'Água')
  await button(page, invitation).click()
  await page.getByRole('radio', { name: 'Água' }).check()
  await expect(line(page, 'O que a Água lembra a você?')).toHaveValue('a piscina')
  await choose(page, 'Recomeçar', 'Água', 'Sol', 'Lua', 'Fogo', invitation)
  await expect(line(page, 'O que a Água lembra a você?')).toHaveValue('')
  await line(page, 'O que a Água lembra a você?').fill('outra')
  await reload(page)
  await choose(page, 'Água', 'Sol', 'Lua', 'Fogo', invitation)
  await expect(line(page, 'O que a Água lembra a você?')).toHaveValue('')
})

test('a dream asks of its elements, but with fear of none; what was written stays', async ({ page }) => {
  const invited = 'O que estas imagens lembram a você?'
  await open(page, '/diario-sonhos')
  await choose(page, 'Estranho', 'Casa', 'Chave', invited)
  await expect(page.getByRole('radio')).toHaveCount(3)
  await page.getByRole('radio', { name: 'Chave' }).check()
  await line(page, 'O que a chave lembra a você?').fill('a do portão da rua de terra')
  await choose(page, 'Medo')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(button(page, invited)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'O que a chave lembra a você?' })).toHaveCount(0)
  await button(page, 'Interpretar Sonho').click()
  await expect(read(page).filter({ hasText: 'Para você, a chave: “a do portão da rua de terra”' })).toHaveCount(1)
})

test('the journey asks of what was ticked in a step, and tells of it there', async ({ page }) => {
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
  await expect(read(page).first()).toContainText('Para você, isso lembra: “os domingos”')
  await expect(read(page).first()).toContainText('Quem você queria por perto, nessa época?')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the quiz asks of the strongest’s two sides, one at a time', async ({ page }) => {
    await open(page, '/explorador-arquetipos')
    for (let question = 1; question <= 5; question++) {
      await page.getByText(`Pergunta ${question} de 5`).first().waitFor()
      await page.touchscreen.tap(1, 1)
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().tap()
    }
    await button(page, 'O que isso lembra a você?').tap()
    const field = page.getByRole('textbox', { name: /^Lembra de um dia comum em que o .+ passou um pouco da conta\?$/ })
    await field.fill('a festa que virou reunião')
    await button(page, 'Seguir').tap()
    await expect(
      page.getByRole('textbox', { name: /^Lembra de um dia comum em que você quis um pouco mais do .+\?$/ }),
    ).toBeFocused()
    await button(page, 'Sem palavras').tap()
    await expect(read(page).first()).toContainText('Para você, quando sobra: “a festa que virou reunião”')
  })
})
