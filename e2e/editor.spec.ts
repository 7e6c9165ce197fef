import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { photograph } from '../tests/scripts/pictures'
import { expectNoFindings } from './axe'
import { expect, test } from './fixtures'
import { e2e } from './sites'

/** One practitioner, one evening: what the tests do to the practice file stays for the next. */
test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

const { origin, folder } = e2e.editor

const written = async () => JSON.parse(await readFile(`${folder}/practice.json`, 'utf8'))
const preview = (page: Page) => page.locator('iframe').contentFrame()
const part = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name })
const saved = (page: Page) => expect(page.getByText('Tudo salvo')).toBeVisible()

async function open(page: Page, group: string): Promise<void> {
  await page.goto(`${origin}/preencher#${group}`)
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
}

test('a wrong field: words say what is wrong, and the preview follows the correction', async ({ page }) => {
  await open(page, 'voce')
  const name = page.getByRole('textbox', { name: 'Seu nome completo' })
  await name.fill('Dra. Helena')
  await page.getByRole('textbox', { name: /^Onde você se formou/ }).focus()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(/texto sem "Dra\.", porque só quem tem doutorado.*11 de 60/)
  expect((await written()).name).toBe('Dra. Helena')

  await name.fill('Helena Prado Vasques')
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByText('20 de 60')).toBeVisible()
  await expect(preview(page).getByRole('banner')).toContainText('Helena Prado Vasques')
  await expect(name).toBeFocused()
  await saved(page)
})

test('by the keyboard: parts, hours and sentences can be edited', { tag: '@all' }, async ({ page }) => {
  await open(page, 'voce')
  await part(page, /^Endereço/).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Endereço e horários' })).toBeFocused()
  await page.getByRole('button', { name: 'Acrescentar horário' }).press('Enter')
  const third = page.getByRole('group', { name: 'Horário 3' })
  await expect(third.getByRole('combobox', { name: 'Do dia' })).toBeFocused()
  for (const key of ['d', 'Tab', 'd', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.type('9h às 12h')
  await expect(preview(page).getByText('Domingo, 9h–12h').first()).toBeVisible()
  await expect(third.getByRole('textbox', { name: 'Até as' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Tirar horário 3' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Do dia' }).first()).toBeFocused()
  await saved(page)
  expect((await written()).contact.hours).toHaveLength(2)

  await part(page, /^Ler e publicar/).press('Enter')
  await page.getByRole('button', { name: 'Sobre mim' }).press('Enter')
  await preview(page).getByText('explico quais são logo no início').press('Enter')
  await expect(page.getByRole('textbox', { name: /Sigilo$/ })).toBeFocused()
})

test('a file changed by hand is not overwritten', { tag: '@all' }, async ({ page, watch }) => {
  watch.allow(/status of 409|ERR_FAILED/)
  await open(page, 'sessoes')
  const fee = page.getByRole('textbox', { name: 'Uma frase sobre o valor' })
  await fee.fill('Combinamos o valor na primeira conversa.')
  await saved(page)
  const practice = await written()
  const byHand = (fee: string) => writeFile(`${folder}/practice.json`, JSON.stringify({ ...practice, fee }))
  await byHand('Escrito à mão.')
  await fee.fill('O valor é combinado na primeira conversa.')
  await expect(page.getByRole('status').first()).toContainText('foi mudado fora desta página')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Ler o arquivo de novo' }).click()
  await expect(fee).toHaveValue('Escrito à mão.')

  // read again as soon as the window is in front
  await byHand('De novo à mão.')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(fee).toHaveValue('De novo à mão.')
  await expect(preview(page).getByText('De novo à mão.').first()).toBeInViewport()

  await page.route('**/preencher/state', (route) => route.abort())
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('status').first()).toHaveText(/^O programa que guarda o que você escreve está fechado/)
})

test('a file dropped elsewhere, or a second start, leaves the page in place', async ({ page }) => {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await open(page, 'voce')
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  for (const body of [page.locator('body'), preview(page).locator('body')])
    for (const type of ['dragover', 'drop'])
      expect(
        await body.evaluate(
          (element, type) => element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true })),
          type,
        ),
      ).toBe(false)
  // over which Vite would say that it is there again, and reload the page
  expect(sockets).toEqual([])
})

test('a photo is chosen, moved by keys, and described', { tag: '@all' }, async ({ page }) => {
  await open(page, 'foto')
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photograph('light', 2000, 1500) }
  await page.getByLabel('Escolher uma foto').setInputFiles(photo)
  await expect(page.getByText(/Foto guardada/)).toBeVisible()
  // six images are made of it
  await expect(preview(page).locator('.portrait [src*=".webp"]')).toBeVisible({ timeout: 60_000 })
  await expectNoFindings(page, 'a photo in its arch')
  await page.getByRole('slider', { name: 'Aproximar' }).press('End')
  await page.getByRole('slider', { name: 'Para o lado' }).press('ArrowRight')
  await page.getByRole('button', { name: 'Usar assim' }).press('Enter')
  const width = async () => (await sharp(await readFile(`${folder}/photos/retrato.jpg`)).metadata()).width
  await expect.poll(width).toBe(680)
  await saved(page)
  expect((await written()).portrait.file).toBe('photos/retrato.jpg')
  // without which the site is not built
  await page.getByRole('textbox', { name: /Descrição da foto/ }).fill('Helena sorri, diante de uma parede clara.')
  await saved(page)
})

test('a sentence is clicked where it stands, changed, left out, and given back', { tag: '@all' }, async ({ page }) => {
  await open(page, 'contato')
  // on a page the practitioner has gone to, which stays
  await preview(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await preview(page).getByRole('navigation').getByRole('link', { name: 'Serviços' }).first().click()
  const standard = /posso indicar outros caminhos/
  const sentence = preview(page).getByText(standard)
  await sentence.click()
  const field = page.getByRole('textbox', { name: 'Como é a primeira sessão › Depois' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(standard)
  await field.fill('No fim, garanto a cura.')
  await expect(field).toHaveAccessibleDescription(/não se pode prometer resultado/)
  await field.fill('No fim, vemos juntos se seguimos.')
  await saved(page)
  await expect(preview(page).getByText('No fim, vemos juntos se seguimos.')).toBeInViewport()
  const name = 'servicos/como-e-a-primeira-sessao/depois'
  expect((await written()).texts).toEqual({ [name]: 'No fim, vemos juntos se seguimos.' })

  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: /^Deixar de fora/ }).click()
  await saved(page)
  await expect(preview(page).getByRole('listitem').filter({ hasText: 'Depois' })).toHaveCount(0)
  expect((await written()).texts).toEqual({ [name]: null })
  // what is no longer on the page is found in the form
  await page.reload()
  await page.getByRole('button', { name: /^Voltar ao texto do site/ }).click()
  await saved(page)
  expect((await written()).texts).toEqual({})

  // what a field offers is clicked, too; a link in it is not followed
  await part(page, /^Apresentação/).click()
  await preview(page).getByRole('link', { name: 'Diário de Sonhos' }).first().click()
  await expect(page.getByRole('group', { name: 'Ferramentas' }).locator(':focus')).toHaveCount(1)
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Diário de Sonhos' })).toHaveCount(0)

  // a sentence that is the site's changes nothing, a question opens, and its answer is a sentence
  await part(page, /^Sessões/).click()
  const fixed = preview(page).getByText('Numa crise, vá ao pronto atendimento')
  await fixed.click()
  await expect(fixed).toHaveAttribute('title', /^Texto fixo/)
  await preview(page).getByText('E se eu chorar?').click()
  await preview(page).getByText('Acontece, e não precisa de explicação').click()
  await expect(page.getByRole('textbox', { name: /E se eu chorar\?$/ })).toBeFocused()
})

test('a page is read and found true', async ({ page }) => {
  await open(page, 'publicar')
  const box = page.getByRole('checkbox', { name: 'Li esta página, e é verdade: Contato' })
  // a double click is no more than a click
  await box.dblclick()
  await expect(box).toBeChecked()
  await saved(page)
  expect((await written()).confirmed).toEqual([expect.stringMatching(/^contato:/)])
  await part(page, /^Endereço/).click()
  await expect(page.getByText('Isto veio do exemplo')).toHaveCount(0)
})

test('every part is readable to all, also in a window half as wide', { tag: '@all' }, async ({ page }) => {
  await open(page, 'voce')
  for (const button of await page.getByRole('navigation').getByRole('button').all()) {
    await button.click()
    await expectNoFindings(page, await button.innerText())
    await page.setViewportSize({ width: 800, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

test('the site is built once nothing is wrong, and what it is built from is copied', { tag: '@all' }, async ({
  page,
}) => {
  // as it is filled in by hand, and nobody's but hers
  await copyFile(`${folder}/photos/retrato.jpg`, `${folder}/helena.jpg`)
  const practice = await written()
  const byHand = { ...practice, portrait: { ...practice.portrait, file: 'helena.jpg' } }
  await writeFile(`${folder}/practice.json`, JSON.stringify(byHand))
  await open(page, 'apresentacao')
  const first = page.getByRole('textbox', { name: 'Parágrafo 1' })
  await first.fill('Curto.')
  await saved(page)
  const build = page.getByRole('button', { name: 'Montar o site' })
  await part(page, /^Ler e publicar/).click()
  await build.click()
  await expect(first).toBeFocused()
  await first.fill('Sou psicóloga desde 2012 e recebo pessoas adultas, em sessões individuais, no centro da cidade.')
  await saved(page)
  await part(page, /^Ler e publicar/).click()
  await build.click()
  // also in a reloaded page
  await page.reload()
  await part(page, /^Ler e publicar/).click()
  await build.click()
  await expect(page.getByText(/Montando o site/)).toBeVisible()
  await expect(build).toBeDisabled()
  await expect(page.getByText('O site está montado')).toBeVisible({ timeout: 180_000 })
  const packed = Object.keys(unzipSync(await readFile('.cache/editor-test.zip')))
  const files = await readdir('.cache/editor-test', { recursive: true })
  expect(files).toContain('index.html')
  expect(packed).toContain('index.html')
  expect(files).toEqual(expect.arrayContaining(packed))
  expect(files.filter((name) => /editor|preencher/.test(name))).toEqual([])
  expect(await readFile('.cache/editor-test/index.html', 'utf8')).toContain('Helena Prado Vasques')
  // the editor leaves nothing in the site
  expect(await readFile('.cache/editor-test/servicos-terapia.html', 'utf8')).not.toContain('data-field')
  const [copy = ''] = (await readdir(`${folder}/versoes`)).sort().reverse()
  expect(await readFile(`${folder}/versoes/${copy}/practice.json`, 'utf8')).toContain('desde 2012')
  expect(await readdir(`${folder}/versoes/${copy}`)).toContain('helena.jpg')
})

test('the guide can be read here, with its pictures and links', { tag: '@all' }, async ({ page }) => {
  await open(page, 'voce')
  const [guide] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Guia' }).click()])
  await expect(guide.getByRole('heading', { level: 1, name: 'Guia do site' })).toBeVisible()
  for (const picture of await guide.getByRole('img').all())
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expectNoFindings(guide, 'the guide')
  await guide.getByRole('link', { name: 'Pôr o site na internet' }).click()
  await expect(guide.getByRole('heading', { level: 1, name: 'Pôr o site na internet' })).toBeVisible()
})
