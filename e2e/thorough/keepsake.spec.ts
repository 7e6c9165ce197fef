import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoFindings } from '../axe'
import { expect, test } from '../fixtures'
import { allowCopying, clipboardText, gate, open, phone } from '../site'
import { byKeyboard } from '../toolPages'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const answer = (page: Page, to: string, name: 'Faz sentido' | 'Não é isso') =>
  part(page, to).getByRole('button', { name, exact: true })
const keptPage = (page: Page) => page.getByRole('textbox', { name: 'Sua página' })
const sentence = (page: Page) => page.getByRole('textbox', { name: 'Uma frase para levar a uma conversa' })

async function interpreted(page: Page) {
  await open(page, '/mandala-arquetipica')
  for (const name of ['Água', 'Sol', 'Lua', 'Fogo', 'Gerar Interpretação']) await button(page, name).click()
  await expect(page.getByRole('heading', { name: 'O que fica' })).toBeAttached()
}

test('with the keyboard: what makes sense, what does not and a line of hers become a page, at once', async ({
  page,
}) => {
  await interpreted(page)
  await expect(page.getByText('Aqui se junta, com as suas palavras, uma página sua.')).toBeAttached()
  await expect(keptPage(page)).toHaveCount(0)
  await byKeyboard(answer(page, 'Água', 'Faz sentido'))
  await expect(answer(page, 'Água', 'Faz sentido')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('quando nado, fico quieta')
  await expect(keptPage(page)).toHaveValue(
    'Fiz uma mandala com a Água, o Sol, a Lua e o Fogo. Ela começa pela Água e se fecha com o Fogo.\n\n' +
      'Sobre a Água, eu diria: quando nado, fico quieta.\n\n' +
      'Fico com uma pergunta sobre a Água: “Que emoção anda perto da superfície?”',
  )
  await expect(sentence(page)).toHaveValue('Queria conversar sobre isto: “quando nado, fico quieta”.')
  await byKeyboard(answer(page, 'Lua', 'Não é isso'))
  await expect(keptPage(page)).toHaveValue(/Não me reconheço no que li sobre a Lua\./)
  // it steps back, and can be read as before
  await part(page, 'Lua').locator('..').getByRole('button', { name: 'Ler a história inteira' }).click()
  await part(page, 'Sol').locator('..').getByRole('button', { name: 'Ler a história inteira' }).click()
  const colourOf = (story: string) => page.getByText(story).evaluate((one) => getComputedStyle(one).color)
  expect(await colourOf('São Jorge')).not.toBe(await colourOf('monte Elgon'))
  await expect(page.getByText('São Jorge')).toBeVisible()
  // an answer is taken back as it was given
  await byKeyboard(answer(page, 'Lua', 'Não é isso'))
  await expect(answer(page, 'Lua', 'Não é isso')).toHaveAttribute('aria-pressed', 'false')
  await expect(keptPage(page)).not.toHaveValue(/a Lua\./)
})

/** Of how many paths the saved picture is made. */
async function pathsOf(page: Page): Promise<number> {
  const download = page.waitForEvent('download')
  await button(page, 'Salvar imagem em SVG').click()
  const svg = await readFile(await (await download).path(), 'utf8')
  return svg.split('<path').length - 1
}

test('the page is changed where it stands, comes first in what is kept, and is made anew when asked', async ({
  page,
  context,
}) => {
  await allowCopying(context)
  await interpreted(page)
  const before = await pathsOf(page)
  await answer(page, 'Sol', 'Faz sentido').click()
  await keptPage(page).fill('Fico com o <sol> & o quintal.')
  // another answer leaves her words alone
  await answer(page, 'Fogo', 'Faz sentido').click()
  await expect(keptPage(page)).toHaveValue('Fico com o <sol> & o quintal.')
  await button(page, 'Copiar texto').click()
  await expect
    .poll(() => clipboardText(context))
    .toMatch(
      /^Mandala Arquetípica\s+Água, Sol, Lua, Fogo, [^\n]+\s+O que fica\s+Fico com o <sol> & o quintal\.\s+Queria conversar sobre o Sol da minha mandala\.\s/,
    )
  expect(await clipboardText(context)).toContain('O que a sua mandala reúne')
  // each letter of hers is a path more
  expect(await pathsOf(page)).toBeGreaterThanOrEqual(
    before + 'Ficocomo<sol>&oquintal.QueriaconversarsobreoSoldaminhamandala.'.length,
  )
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Fico com o <sol> & o quintal.').first()).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await button(page, 'Montar de novo').click()
  await expect(keptPage(page)).toBeFocused()
  await expect(keptPage(page)).toHaveValue(/^Fiz uma mandala/)
  await button(page, 'Recomeçar').click()
  await expect(keptPage(page)).toHaveCount(0)
})

test('a sentence goes into the message only when that is pressed, and is seen there', async ({ page }) => {
  await interpreted(page)
  await answer(page, 'Sol', 'Faz sentido').click()
  await page.getByRole('link', { name: 'Explorar em Terapia' }).click()
  const message = page.getByRole('textbox', { name: /^Mensagem/ })
  await expect(message).toHaveValue('')
  await message.fill('Bom dia.')
  await page.goBack()
  await button(page, 'Levar esta frase para a mensagem').click()
  await expect(message).toHaveValue('Bom dia.\n\nQueria conversar sobre o Sol da minha mandala.')
  await expect(message).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('by touch: a dream is kept, and its sentence is in view in the form', async ({ page }) => {
    await open(page, '/diario-sonhos')
    for (const name of ['Mãe', 'Casa', 'Paz', 'Interpretar Sonho']) await button(page, name).tap()
    await answer(page, 'Casa', 'Faz sentido').tap()
    await answer(page, 'A leitura do conjunto', 'Não é isso').tap()
    await expect(keptPage(page)).toHaveValue(
      'Do meu sonho marquei a mãe, a casa e a paz.\n\n' +
        'Não me reconheço no que li sobre a cena do meu sonho.\n\n' +
        'Fico com uma pergunta sobre a casa: “Em que parte da casa você estava?”',
    )
    await button(page, 'Levar esta frase para a mensagem').tap()
    const message = page.getByRole('textbox', { name: /^Mensagem/ })
    await expect(message).toHaveValue('Queria conversar sobre a casa do meu sonho.')
    await expect(message).toBeInViewport({ ratio: 1 })
  })
})

test('the journey and the quiz are kept too', async ({ page }) => {
  await open(page, '/jornada-heroi')
  await page.getByRole('checkbox').first().check()
  for (let step = 0; step < 5; step++) await button(page, 'Próxima').click()
  await button(page, 'Ver Resultados').click()
  await answer(page, 'Mundo Comum', 'Faz sentido').click()
  await expect(keptPage(page)).toHaveValue(/Em “Mundo Comum”, reconheci um descanso que não pede explicação\./)
  await open(page, '/explorador-arquetipos')
  for (let question = 1; question <= 5; question++) {
    await expect(page.getByText(`Pergunta ${question} de 5`)).toBeAttached()
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  }
  await answer(page, 'A leitura do conjunto', 'Faz sentido').click()
  await expect(keptPage(page)).toHaveValue(/^Nas cinco cenas, quem mais apareceu: o /)
})

test('a story that is not told is opened where it stands, closed again, and copied as it is shown', async ({
  page,
  context,
}) => {
  await allowCopying(context)
  await interpreted(page)
  const moon = page.getByRole('main').locator('[data-story]').nth(2)
  await expect(moon).not.toContainText('São Jorge')
  await expect(moon.getByRole('button', { name: 'Ler a história inteira' })).toHaveAccessibleDescription('Lua')
  await byKeyboard(moon.getByRole('button', { name: 'Ler a história inteira' }))
  await expect(moon).toContainText('São Jorge')
  const close = moon.getByRole('button', { name: 'Fechar', expanded: true })
  await expect(close).toBeFocused()
  await button(page, 'Copiar texto').click()
  await expect.poll(() => clipboardText(context)).toContain('São Jorge')
  await close.click()
  await expect(moon).not.toContainText('São Jorge')
})

test('answers, lines, an opened story and the page are clean, in every tool’s colours', async ({ page }) => {
  const look = async (where: string) => {
    const group = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Faz sentido' }) })
    await group.nth(0).getByRole('button', { name: 'Faz sentido' }).click()
    await group.nth(1).getByRole('button', { name: 'Não é isso' }).click()
    await page
      .getByRole('button', { name: /^Ler (a história inteira|mais)$/ })
      .first()
      .click()
    await expect(keptPage(page)).toBeVisible()
    await expectNoFindings(page, where)
  }
  // what fades in is not yet to be judged
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await interpreted(page)
  await look('mandala')
  await open(page, '/diario-sonhos')
  for (const name of ['Mãe', 'Casa', 'Livro', 'Paz', 'Interpretar Sonho']) await button(page, name).click()
  await look('dreams')
  await open(page, '/jornada-heroi')
  for (let step = 0; step < 6; step++) {
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: /^(Próxima|Ver Resultados)$/ }).click()
  }
  await look('journey')
  await open(page, '/explorador-arquetipos')
  for (let question = 1; question <= 5; question++) {
    await expect(page.getByText(`Pergunta ${question} de 5`)).toBeAttached()
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  }
  await look('quiz')
})

test('a plate whose code did not come hangs there with the next change', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/)
  await interpreted(page)
  const plate = page.getByRole('img', { name: 'A prancha, como será salva' })
  await expect(plate).toBeAttached()
  await page.route('**/*.js', (route) => route.abort())
  await plate.scrollIntoViewIfNeeded()
  await expect(plate).toBeHidden()
  await page.unroute('**/*.js')
  await answer(page, 'Água', 'Faz sentido').click()
  await expect(plate).toBeVisible()
})

for (const [where, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', phone],
] as const)
  test(`on ${where} nothing moves when the plate comes after what keeps the result`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const held = gate()
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('drawImage')) await held.opened
      await route.fulfill({ response })
    })
    await interpreted(page)
    const plate = page.getByRole('img', { name: 'A prancha, como será salva' })
    const places = () =>
      Promise.all([button(page, 'Copiar texto'), page.getByRole('contentinfo')].map((one) => one.boundingBox()))
    await button(page, 'Copiar texto').scrollIntoViewIfNeeded()
    const before = await places()
    await expect(plate).toHaveCount(0)
    held.open()
    await expect(plate).toBeVisible()
    expect(await places()).toEqual(before)
  })
