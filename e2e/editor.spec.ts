import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
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

/** A photograph as a camera has it: lying, with a wall above a darker spot. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d8d0c4' } })
    .composite([
      { input: { create: { width: 300, height: 500, channels: 3, background: '#5a4030' } }, gravity: 'south' },
    ])
    .jpeg()
    .toBuffer()

test('a wrong field: words say what is wrong, and the preview follows the correction', async ({ page }) => {
  await open(page, 'voce')
  const name = page.getByRole('textbox', { name: 'Seu nome completo' })
  await name.fill('Dra. Helena')
  await page.getByRole('textbox', { name: /endereço da página/ }).focus()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(/texto sem "Dra\.", porque só quem tem doutorado.*11 de 60/)
  expect((await written()).name).toBe('Dra. Helena')

  await name.fill('Helena Prado Vasques')
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByText('20 de 60')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /endereço da página/ })).toHaveValue('helena-prado-vasques')
  await expect(preview(page).getByRole('banner')).toContainText('Helena Prado Vasques')
  await expect(name).toBeFocused()
  await saved(page)
  expect(await written()).toMatchObject({ name: 'Helena Prado Vasques', aboutSlug: 'helena-prado-vasques' })
})

test('by the keyboard: parts, sentences and hours can be edited', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, 'voce')
  await part(page, /^Horários/).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Horários' })).toBeFocused()
  const add = page.getByRole('button', { name: 'Acrescentar horário' })
  await add.focus()
  await page.keyboard.press('Enter')
  const third = page.getByRole('group', { name: 'Horário 3' })
  await expect(third.getByRole('combobox', { name: 'Do dia' })).toBeFocused()
  await page.keyboard.press('d')
  await page.keyboard.press('Tab')
  await page.keyboard.press('d')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9')
  await page.keyboard.press('Tab')
  await page.keyboard.type('8')
  await expect(third.getByRole('textbox', { name: 'Até as' })).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('12h')
  await expect(preview(page).getByText('Domingo, 9h–12h').first()).toBeVisible()
  await page.getByRole('button', { name: 'Tirar horário 3' }).press('Enter')
  await expect(add).toBeFocused()
  await saved(page)
  expect((await written()).contact.hours).toHaveLength(2)

  // a sentence of the page, too
  const sentence = preview(page).getByText('explico quais são logo no início')
  await page.goto(`${origin}/preencher#frases`)
  await page.reload()
  await page.getByRole('button', { name: 'Sobre mim' }).press('Enter')
  await sentence.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /Sigilo$/ })).toBeFocused()
  await page.keyboard.press('Escape')

  await part(page, /^Sessões/).press('Enter')
  await page.getByRole('button', { name: 'Acrescentar idioma' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Idioma 1' })).toBeFocused()
  await page.keyboard.type('Português')
  await expect(preview(page).getByText('Português.')).toBeInViewport()
  expect((await written()).languages).toEqual(['Português'])
})

test('a file changed by hand is not overwritten, and unknown fields can be removed', {
  tag: '@all',
}, async ({ page, watch }) => {
  watch.allow(/status of 409|ERR_FAILED/)
  await open(page, 'sessoes')
  const fee = page.getByRole('textbox', { name: 'Uma frase sobre o valor' })
  await fee.fill('Combinamos o valor na primeira conversa.')
  await saved(page)
  const byHand = JSON.stringify({ ...(await written()), fee: 'Escrito à mão.', extra: 1 })
  await writeFile(`${folder}/practice.json`, byHand)
  await fee.fill('O valor é combinado na primeira conversa.')
  await expect(page.getByRole('status').first()).toContainText('foi mudado fora desta página')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Ler o arquivo de novo' }).click()
  await expect(fee).toHaveValue('Escrito à mão.')
  await fee.fill('Escrito aqui, e é o que fica.')
  await saved(page)

  await part(page, /^Quem você é/).click()
  await expect(page.getByText('“extra” não é um campo do site')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar' }).click()
  await expect(page.getByText('“extra” não é um campo do site')).toBeHidden()
  await saved(page)
  const { extra, ...others } = { ...JSON.parse(byHand), fee: 'Escrito aqui, e é o que fica.' }
  expect(await written()).toEqual(others)

  // read again as soon as the window is in front
  await writeFile(`${folder}/practice.json`, JSON.stringify({ ...others, fee: 'De novo à mão.' }))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await part(page, /^Sessões/).click()
  await expect(fee).toHaveValue('De novo à mão.')
  await expect(preview(page).getByText('De novo à mão.').first()).toBeVisible()

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
        await body.evaluate((element, type) => {
          return element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true }))
        }, type),
      ).toBe(false)
  // over which Vite would say that it is there again, and reload the page
  expect(sockets).toEqual([])
})

test('a photo is dropped into the arch, moved by keys, and described', { tag: '@all' }, async ({ page, watch }) => {
  watch.allow(/status of 422/)
  await open(page, 'foto')
  const drop = async (picture: Buffer, type: string) => {
    const files = await page.evaluateHandle(
      ([bytes, type]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(bytes)], 'foto.jpg', { type }))
        return transfer
      },
      [[...picture], type] as const,
    )
    await page.dispatchEvent('main', 'drop', { dataTransfer: files })
  }
  const whole = await photograph(2000, 1500)
  await drop(whole.subarray(0, whole.length / 2), 'image/jpeg')
  await expect(page.getByText(/incompleto ou danificado.*Se for do iPhone/)).toBeVisible()
  await drop(whole, 'image/jpeg')
  const frame = page.getByRole('group', { name: /Foto no arco/ })
  await expect(frame).toBeFocused()
  await expectNoFindings(page, 'a photo in its arch')
  await expect(page.getByText(/não se aproxima mais/)).toHaveCount(0)
  await drop(await photograph(700, 1020), 'image/jpeg')
  await expect(page.getByText(/não se aproxima mais/)).toBeVisible()
  await drop(await sharp(whole).linear(0.1, 0).jpeg().toBuffer(), 'image/jpeg')
  await expect(page.getByText(/tem pouca luz/)).toBeVisible()
  await drop(whole, 'image/jpeg')
  await expect(page.getByText(/tem pouca luz/)).toHaveCount(0)
  await part(page, /^Quem você é/).click()
  await part(page, /^Foto/).click()
  await frame.focus()
  for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowRight')
  await page.getByRole('slider', { name: 'Aproximar' }).press('ArrowRight')
  await page.getByRole('button', { name: 'Usar assim' }).press('Enter')
  await expect(page.getByText(/Foto guardada/)).toBeVisible()
  await saved(page)
  expect((await written()).portrait.file).toBe('photos/retrato.jpg')
  await expect(preview(page).locator('.portrait picture img')).toBeVisible()

  const description = page.getByRole('textbox', { name: /Descrição da foto/ })
  await expect(description).toHaveAccessibleDescription(/a descrição da sua foto/)
  await description.fill('Helena sorri, de blusa azul, diante de uma parede clara.')
  await expect(description).toHaveAttribute('aria-invalid', 'false')
  await saved(page)
})

test('what follows from an answer changes with it', async ({ page }) => {
  await open(page, 'atendimento')
  const where = page.getByRole('combobox', { name: 'Onde você atende' })
  const before = await where.inputValue()
  await where.selectOption('por vídeo')
  for (const format of await page.getByRole('combobox', { name: 'Formato' }).all())
    await expect(format).toHaveValue('Videochamada')
  await where.selectOption(before)
  await saved(page)
})

test('the colours are chosen by their name, and the page beside has them', { tag: '@all' }, async ({ page }) => {
  await open(page, 'foto')
  const ground = () =>
    preview(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body.querySelector('[data-theme=argila]') ?? body).backgroundColor)
      // the page before goes away
      .catch(() => '')
  await expect.poll(ground).toBe('rgb(150, 64, 42)')
  await page.getByRole('combobox', { name: 'Cores do site' }).selectOption('Anil')
  await expect.poll(ground).toMatch(/^rgb\((\d\d), (\d\d), 1\d\d\)$/)
  await page.getByRole('combobox', { name: 'Cores do site' }).selectOption('')
  await saved(page)
})

test('the form can be done without, and all but its key is there again', async ({ page }) => {
  await open(page, 'formulario')
  const delivery = page.getByRole('group', { name: 'Formulário de mensagens' })
  await delivery.getByRole('button', { name: 'Deixar de fora' }).click()
  await saved(page)
  await delivery.getByRole('button', { name: 'Acrescentar' }).click()
  await expect(page.getByRole('textbox', { name: 'Nome do serviço' })).toHaveValue('Web3Forms')
  await expect(page.getByRole('textbox', { name: 'Sua chave' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Sua chave' }).fill('5f0c2a1e-0b7d-4b0e-9b62-2f9a8b1c7d3e')
  await saved(page)
})

test('a sentence is changed where it stands, left out, and given back', { tag: '@all' }, async ({ page }) => {
  await open(page, 'sessoes')
  const standard = /posso indicar outros caminhos/
  const sentence = preview(page).getByText(standard)
  const step = preview(page).getByRole('listitem').filter({ hasText: 'Depois' })
  await sentence.click()
  const pressed = page.getByRole('region', { name: 'Mudar a frase' })
  const field = pressed.getByRole('textbox', { name: 'Como é a primeira sessão › Depois' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(standard)

  await field.fill('No fim, garanto a cura.')
  await expect(pressed).toContainText('não se pode prometer resultado')
  await field.fill('')
  await saved(page)
  await field.fill('No fim, vemos juntos se seguimos.')
  await saved(page)
  await expect(preview(page).getByText('No fim, vemos juntos se seguimos.')).toBeVisible()
  const name = 'servicos/como-e-a-primeira-sessao/depois'
  expect((await written()).texts).toEqual({ [name]: 'No fim, vemos juntos se seguimos.' })

  page.on('dialog', (dialog) => dialog.accept())
  await pressed.getByRole('button', { name: 'Deixar de fora' }).click()
  await saved(page)
  await expect(step).toHaveCount(0)
  expect((await written()).texts).toEqual({ [name]: null })
  await page.keyboard.press('Escape')
  await expect(pressed).toHaveCount(0)

  await preview(page).getByRole('heading', { name: 'O ritmo das sessões' }).click()
  await pressed.getByRole('textbox', { name: 'O ritmo das sessões › título' }).fill('De quanto em quanto tempo')
  await saved(page)
  await expect(preview(page).getByRole('heading', { name: 'De quanto em quanto tempo' })).toBeVisible()
  await expect(pressed.getByRole('button', { name: 'Deixar de fora' })).toHaveCount(0)
  await pressed.getByRole('button', { name: 'Voltar ao texto do site' }).click()
  await saved(page)
  await page.keyboard.press('Escape')

  // a link in one is not followed
  await preview(page).locator('.rd__note', { hasText: 'Outra pergunta?' }).getByRole('link').first().click()
  await pressed.getByRole('textbox', { name: /Outra pergunta\?$/ }).fill('Pode vir quando quiser.')
  await saved(page)
  await pressed.getByRole('button', { name: 'Voltar ao texto do site' }).click()
  await saved(page)
  await page.keyboard.press('Escape')

  // what is no longer on the page is found in the form
  await part(page, /^Ler as páginas/).click()
  await page.getByRole('main').getByRole('button', { name: 'Voltar ao texto do site' }).click()
  await saved(page)
  expect((await written()).texts).toEqual({})
})

test('a sentence is changed on the page the practitioner has gone to, which stays', async ({ page }) => {
  await open(page, 'sessoes')
  await preview(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await preview(page).getByRole('navigation').getByRole('link', { name: 'Atuação Clínica' }).first().click()
  const sentence = preview(page).getByText('não existe tabela que traduza')
  await sentence.click()
  const clicked = page.getByRole('region', { name: 'Mudar a frase' })
  await clicked.getByRole('textbox').fill('Cada sonho é de quem o sonhou.')
  await saved(page)
  const changed = preview(page).getByText('Cada sonho é de quem o sonhou.')
  await expect(changed).toBeInViewport()
  await expect(clicked).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await clicked.getByRole('button', { name: 'Voltar ao texto do site' }).click()
  await expect(sentence).toBeInViewport()
  await saved(page)
  // another page, and the group that looks at it
  await preview(page).getByRole('button', { name: 'Menu', exact: true }).click()
  await preview(page).getByRole('navigation').getByRole('link', { name: 'Contato' }).first().click()
  await expect(clicked).toHaveCount(0)
  await part(page, /^Sessões/).click()
  await expect(preview(page).getByRole('heading', { level: 1, name: /de encontro/ })).toBeVisible()
})

test('what a field offers is chosen by a click: tools, questions, photo, colours', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, 'apresentacao')
  const focusedIn = (name: string) => page.getByRole('group', { name }).locator(':focus')
  await preview(page).getByRole('link', { name: 'Diário de Sonhos' }).first().click()
  await expect(focusedIn('Ferramentas')).toHaveCount(1)
  await expect(page).toHaveURL(/#sessoes$/)
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Diário de Sonhos' })).toHaveCount(0)
  await part(page, /^Sessões/).click()
  await preview(page).getByText('E se eu não me sentir à vontade?').click()
  await expect(focusedIn('Perguntas')).toHaveCount(1)
  await part(page, /^Apresentação/).click()
  await preview(page).locator('.portrait').click()
  await expect(page).toHaveURL(/#foto$/)
})

test('a page is read and found true, until it is taken back', async ({ page }) => {
  await open(page, 'horarios')
  const mark = page.getByText('Isto veio do exemplo')
  await expect(mark.first()).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Li esta página, e é verdade: Contato' })
  // twice says no more than once
  await box.dblclick()
  await expect(box).toBeChecked()
  await expect(mark).toHaveCount(0)
  await saved(page)
  expect((await written()).confirmed).toEqual([expect.stringMatching(/^contato:/)])
  await page.reload()
  await expect(box).toBeChecked()
  await box.uncheck()
  await saved(page)
  await expect(mark.first()).toBeVisible()
  expect((await written()).confirmed).toEqual([])
})

test('no label is broken in a window of 1440 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'voce')
  const label = page.getByText('Situação', { exact: true })
  expect((await label.boundingBox())?.height).toBeLessThan(30)
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

test('the site is built once nothing is wrong, and a copy of what it is built from kept', { tag: '@all' }, async ({
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
  await part(page, /^Publicar/).click()
  await page.getByRole('button', { name: '1 campo a corrigir' }).click()
  await expect(first).toBeFocused()
  await part(page, /^Publicar/).click()
  await page.getByRole('button', { name: 'Montar o site' }).click()
  await expect(first).toBeFocused()
  await first.fill('Sou psicóloga desde 2012 e recebo pessoas adultas, em sessões individuais, no centro da cidade.')
  await saved(page)
  await part(page, /^Publicar/).click()
  await page.getByRole('button', { name: 'Montar o site' }).click()
  // elsewhere meanwhile, and in a reloaded page
  await part(page, /^Apresentação/).click()
  await page.reload()
  await part(page, /^Publicar/).click()
  await page.getByRole('button', { name: 'Montar o site' }).click()
  await expect(page.getByText(/Montando o site/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Montar o site' })).toBeDisabled()
  await expect(page.getByText(/^Montado, mas não publique ainda/)).toBeVisible({ timeout: 180_000 })
  await expect(page.getByText('.cache/editor-test', { exact: false }).first()).toBeVisible()
  const packed = Object.keys(unzipSync(await readFile('.cache/editor-test.zip')))
  const files = await readdir('.cache/editor-test', { recursive: true })
  expect(files).toContain('index.html')
  expect(packed).toContain('index.html')
  expect(files).toEqual(expect.arrayContaining(packed))
  expect(files.filter((name) => /editor|preencher/.test(name))).toEqual([])
  expect(await readFile('.cache/editor-test/index.html', 'utf8')).toContain('Helena Prado Vasques')
  // the editor leaves nothing in the site
  expect(await readFile('.cache/editor-test/servicos-terapia.html', 'utf8')).not.toContain('data-field')
  await part(page, /^Apresentação/).click()
  await first.fill('Outra coisa, escrita depois de o site ter sido montado, que não vai ficar assim por muito tempo.')
  await saved(page)
  await part(page, /^Publicar/).click()
  await expect(page.getByText(/^Algo mudou depois de montar/)).toBeVisible()
  const [copy = ''] = (await readdir(`${folder}/versoes`)).sort().reverse()
  expect(await readFile(`${folder}/versoes/${copy}/practice.json`, 'utf8')).toContain('desde 2012')
  expect(await readdir(`${folder}/versoes/${copy}`)).toContain('helena.jpg')
})

test('the guide can be read here: its links lead somewhere, its pictures are there', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, 'voce')
  const [guide] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Guia' }).click()])
  await expect(guide.getByRole('heading', { level: 1, name: 'Guia do site' })).toBeVisible()
  const expectWayOfLinks = async (least: number) => {
    const links = guide.locator('a[href^="#"]')
    expect(await links.count()).toBeGreaterThan(least)
    for (const link of await links.all()) {
      const id = decodeURIComponent((await link.getAttribute('href')) ?? '').slice(1)
      await expect(guide.locator(`[id="${id}"]`)).toHaveCount(1)
    }
  }
  await expectWayOfLinks(8)
  for (const picture of await guide.getByRole('img').all())
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expectNoFindings(guide, 'the guide')
  await guide.getByRole('link', { name: 'Pôr o site na internet' }).click()
  await expect(guide.getByRole('heading', { level: 1, name: 'Pôr o site na internet' })).toBeVisible()
  await expectWayOfLinks(3)
  await expectNoFindings(guide, 'the steps at the hosts')
  await guide.getByRole('link', { name: 'Depois de publicar' }).click()
  await expect(guide.getByRole('heading', { name: '5. Depois de publicar' })).toBeInViewport()
})
