import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoFindings } from '../axe'
import { expect, test } from '../fixtures'
import { allowCopying, clipboardText, open, phone } from '../site'
import { byKeyboard } from '../toolPages'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: 'Cole aqui o texto que você copiou naquele dia' })
const side = (page: Page, ask: string) => page.getByRole('region', { name: ask }).getByRole('listitem')

const line = 'Mãe, Estranho · Floresta · Espelho · Alegria, 24 de novembro de 2026'

async function dreamt(page: Page, ...names: string[]) {
  for (const name of names) await button(page, name).click()
  await button(page, 'Interpretar Sonho').click()
  await expect(button(page, 'Tenho um sonho de antes')).toBeVisible()
}

test('with the keyboard: a dream that was copied comes back beside the next one', async ({ page, context }) => {
  await allowCopying(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/diario-sonhos')
  await dreamt(page, 'Casa', 'Chave', 'Paz')
  await button(page, 'Copiar texto').click()
  await expect
    .poll(() => clipboardText(context))
    .toMatch(/^Diário de Sonhos\s+Casa · Chave · Paz, \d{1,2}º? de \p{L}+ de \d{4}\s/u)
  const copied = await clipboardText(context)
  await button(page, 'Novo Sonho').click()
  await dreamt(page, 'Pai', 'Casa', 'Ponte')
  await byKeyboard(button(page, 'Tenho um sonho de antes'))
  await field(page).focus()
  await page.keyboard.insertText(copied)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Um sonho foi lido.')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect(side(page, 'Tenho um sonho de antes')).toHaveCount(2)
  await expect(page.getByText('A casa aparece em mais de um destes sonhos.')).toBeVisible()
  await expect(page.getByText('Quando a casa aparece, o que vem diferente?')).toBeVisible()
  await expectNoFindings(page, 'series')
  // what is copied now carries both
  await button(page, 'Copiar texto').click()
  await expect.poll(() => clipboardText(context)).toMatch(/Um sonho ao lado do outro\s+Casa · Chave · Paz, \d/)
  await byKeyboard(page.getByRole('button', { name: /^Tirar este sonho do lado: \d/ }))
  await expect(side(page, 'Tenho um sonho de antes')).toHaveCount(0)
  await expect(button(page, 'Tenho um sonho de antes')).toBeFocused()
})

test('foreign and damaged text is told in one sentence, and nothing of it is lost', async ({ page }) => {
  await open(page, '/diario-sonhos')
  await dreamt(page, 'Casa', 'Chave', 'Paz')
  await button(page, 'Tenho um sonho de antes').click()
  await field(page).fill('Sonhei com um <b>dragão</b>.')
  await button(page, 'Ler').click()
  await expect(page.getByText(/^Não encontrei aí a linha do sonho/)).toBeVisible()
  await expect(field(page)).toHaveValue('Sonhei com um <b>dragão</b>.')
  await field(page).fill('Mãe, Dragão · Casa, 3 de março de 2026')
  await expect(page.getByText(/^Não encontrei aí/)).toHaveCount(0)
  await button(page, 'Ler').click()
  await expect(page.getByText(/^Um sonho foi lido\. O que ficou no campo não foi lido/)).toBeVisible()
  await expect(field(page)).toHaveValue('Dragão')
  await expect(side(page, 'Tenho um sonho de antes')).toContainText(['3 de março de 2026Mãe · Casa', 'Este sonho'])
})

test('of dreams with fear of somebody nothing is compared', async ({ page }) => {
  await open(page, '/diario-sonhos')
  await dreamt(page, 'Estranho', 'Casa', 'Medo')
  await button(page, 'Tenho um sonho de antes').click()
  await field(page).fill('Estranho · Casa · Medo, 3 de março de 2026')
  await button(page, 'Ler').click()
  await expect(page.getByText(/olhe de longe, e só o que quiser/)).toBeVisible()
  await expect(page.getByText('Quem você gostaria de ter por perto depois de um sonho desses?')).toBeVisible()
  await expect(page.getByText(/em mais de um destes sonhos/)).toHaveCount(0)
})

test('a saved picture and a saved drawing are read from their file', async ({ page }) => {
  await open(page, '/mandala-arquetipica')
  for (const name of ['Água', 'Sol', 'Lua', 'Fogo', 'Gerar Interpretação']) await button(page, name).click()
  await expect(button(page, 'Tenho uma mandala de antes')).toBeVisible()
  const saved: string[] = []
  for (const name of ['Salvar imagem', 'Salvar imagem em SVG']) {
    const download = page.waitForEvent('download')
    await button(page, name).click()
    saved.push(await (await download).path())
  }
  expect(await readFile(saved[1] ?? '', 'utf8')).toMatch(/<title>\s*Água, Sol, Lua, Fogo, \d/)
  await button(page, 'Recomeçar').click()
  for (const name of ['Sol', 'Água', 'Lua', 'Estrela', 'Gerar Interpretação']) await button(page, name).click()
  await button(page, 'Tenho uma mandala de antes').click()
  for (const path of saved) {
    await page.getByLabel('Ou abrir um arquivo salvo').setInputFiles(path)
    await expect(page.getByText('Uma mandala foi lida.')).toBeVisible()
    await expect(side(page, 'Tenho uma mandala de antes')).toHaveCount(2)
    await expect(page.getByText('Entrou a Estrela, e saiu o Fogo; pode ter sido só o dia.')).toBeVisible()
    await page.getByRole('button', { name: /^Tirar esta mandala/ }).click()
  }
})

test('what is dropped is read', async ({ page }) => {
  await open(page, '/diario-sonhos')
  await dreamt(page, 'Casa', 'Chave', 'Paz')
  await button(page, 'Tenho um sonho de antes').click()
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'sonho.txt', { type: 'text/plain' }))
    return data
  }, line)
  await field(page).fill('Um bilhete meu.')
  await field(page).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText(/^Um sonho foi lido\./)).toBeVisible()
  await expect(page.getByText('24 de novembro de 2026', { exact: true }).first()).toBeVisible()
  await expect(field(page)).toHaveValue('Um bilhete meu.')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('by touch: journeys side by side, and whom to call where what came back is hard', async ({ page }) => {
    const hard = 'Quis passar um tempo longe da rotina, sem saber bem onde.'
    await open(page, '/jornada-heroi')
    await button(page, 'Próxima').tap()
    await page.getByRole('checkbox', { name: hard }).check()
    for (let step = 1; step < 5; step++) await button(page, 'Próxima').tap()
    await button(page, 'Ver Resultados').tap()
    await button(page, 'Tenho uma jornada de antes').tap()
    await field(page).fill(`“${hard}”, 3 de março de 2026`)
    await button(page, 'Ler').tap()
    await expect(page.getByText(`Uma frase voltou: “${hard}”`)).toBeVisible()
    const region = page.getByRole('region', { name: 'Tenho uma jornada de antes' })
    await expect(region.getByText('A quem você poderia contar que isso voltou?')).toBeVisible()
    await expect(region.getByRole('link', { name: '188' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  })
})
