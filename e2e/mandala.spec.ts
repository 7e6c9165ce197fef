import type { Locator, Page } from '@playwright/test'
import { texts } from '../src/tools/mandala/content'
import { expect, test } from './fixtures'
import { swipe } from './gestures'
import { expectGrowth, watchGrowth } from './growth'
import { at, desktop, expectSlide, motionEnds, open, openInItsFonts, phoneInHand, practice, slide } from './site'

const path = '/mandala-arquetipica'
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const ask = (page: Page) => button(page, 'Gerar Interpretação')
const drawing = (page: Page) => page.getByRole('img', { name: /^Mandala/ })
const medallion = (page: Page, id: string) => drawing(page).locator(`[data-symbol="${id}"]`)
const status = (page: Page) => page.getByRole('main').locator('.mandala [role="status"]')
const therapy = (page: Page) => page.getByRole('link', { name: 'Explorar em Terapia' })
const result = (page: Page) => page.getByRole('heading', { name: texts.result })

async function choose(page: Page, ...names: string[]) {
  for (const name of names) await button(page, name).click()
}

async function openWith(page: Page, ...names: string[]) {
  await open(page, path)
  await choose(page, ...names)
  // the list follows the picker one picture later
  await expect(page.getByRole('list', { name: texts.chosen }).getByRole('listitem')).toHaveCount(names.length)
}

/** Names in the list, from the top of the circle clockwise. */
const order = (page: Page) =>
  page.getByRole('list', { name: texts.chosen }).locator('.mandala-row__name').allTextContents()

/** Where a medallion lies, once it has come to rest. */
async function place(page: Page, id: string): Promise<{ radius: number; turn: number }> {
  const at = await medallion(page, id).getAttribute('transform')
  const [x = 0, y = 0] = at?.match(/-?[\d.]+/g)?.map(Number) ?? []
  return { radius: Math.hypot(x, y), turn: (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1 }
}

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox()
  if (!box) throw new Error('not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const expectRest = async (page: Page, id: string, turn: number) => {
  await motionEnds(page)
  await expect
    .poll(async () => {
      const { radius, turn: now } = await place(page, id)
      return [Math.round(radius), Number(now.toFixed(3))]
    })
    .toEqual([120, Number(turn.toFixed(3))])
}

test('what asks for the result is in sight on a tablet, whichever way it is held', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openInItsFonts(page, path)
  await choose(page, 'Sol', 'Lua', 'Fogo', 'Água')
  await expect(ask(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(ask(page)).toBeInViewport({ ratio: 1 })
})

test.describe('at a desk', () => {
  test.use({ viewport: desktop })

  test('symbols come one by one onto the circle, evenly, each once', async ({ page }) => {
    await open(page, path)
    await expect(page.getByText('0/8')).toBeVisible()
    await expect(drawing(page).locator('text', { hasText: 'Self' })).toBeVisible()
    const ids = ['sol', 'lua', 'montanha', 'agua', 'fogo', 'arvore', 'estrela', 'coracao']
    const names = ['Sol', 'Lua', 'Montanha', 'Água', 'Fogo', 'Árvore', 'Estrela', 'Coração']
    for (const [index, name] of names.entries()) {
      await choose(page, name)
      await expect(page.getByText(`${index + 1}/8`)).toBeVisible()
      await expect(ask(page)).toBeEnabled({ enabled: index >= 3 })
    }
    for (const [index, id] of ids.entries()) await expectRest(page, id, index / 8)
    await button(page, 'Sol').click({ force: true })
    await expect(page.getByText('8/8')).toBeVisible()
    expect(await order(page)).toEqual(names)
    await expect(drawing(page)).toHaveAccessibleName(/Sol, Lua, Montanha, Água, Fogo, Árvore, Estrela e Coração$/)
  })

  test('the interpretation comes from four on, follows the circle, and hides below four', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Fogo')
    await expect(page.getByText('Falta 1 símbolo', { exact: true })).toBeVisible()
    await expect(status(page)).toHaveText('Fogo está na posição 3 de 3, entre Lua e Sol. Falta 1 símbolo.')
    await choose(page, 'Água')
    await expect(status(page)).toHaveText('Água está na posição 4 de 4, entre Fogo e Sol. A mandala já pode ser lida.')
    await ask(page).click()
    await expect(result(page)).toBeFocused()
    await expect(page.getByText('Transformação, paixão, energia')).toBeVisible()
    await expect(page.getByText('Arquétipo: Inconsciente')).toBeVisible()
    await expect(therapy(page)).toHaveAttribute('href', at('/#contact'))
    await choose(page, 'Estrela')
    await expect(page.getByText('Orientação, esperança, destino')).toBeVisible()
    await button(page, 'Remover Sol').click()
    await expect(page.getByText('Consciência, energia vital, ego')).toBeHidden()
    await button(page, 'Remover Lua').click()
    await expect(result(page)).toBeHidden()
    await expect(ask(page)).toBeDisabled()
    await button(page, 'Recomeçar').click()
    await expect(page.getByText('0/8')).toBeVisible()
    await expect(button(page, 'Recomeçar')).toBeFocused()
    await expect(status(page)).toHaveText(texts.nothing)
  })

  test('a mandala that was read sets as the sun of the contact section, until it is begun again', async ({ page }) => {
    await watchGrowth(page)
    const bands = slide(page, 'Contato').locator('[data-sun] [data-pigment]:not([data-symbol])')
    await openWith(page, 'Sol', 'Lua', 'Água', 'Fogo')
    await page.getByRole('link', { name: practice.name }).first().click()
    await expectSlide(page, 'Início')
    await expect(bands).toHaveCount(0)
    await page.goBack()
    await ask(page).click()
    await therapy(page).click()
    await expectSlide(page, 'Contato')
    await expectGrowth(page, 'sun')
    await expect(bands).toHaveCount(8)
    await page.goBack()
    await button(page, 'Recomeçar').click()
    await page.goForward()
    await expectSlide(page, 'Contato')
    await expect(bands).toHaveCount(0)
  })

  test('a removal hands the focus to the next one, in the end to the counter', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua')
    await button(page, 'Remover Sol').press('Enter')
    await expect(button(page, 'Remover Lua')).toBeFocused()
    await expect(status(page)).toHaveText('Sol saiu do círculo. Fica Lua. Faltam 3 símbolos.')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^0\/8/ })).toBeFocused()
  })

  test('a key held down on a removal takes out one symbol', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Água')
    await button(page, 'Remover Sol').focus()
    for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(button(page, 'Remover Lua')).toBeFocused()
    expect(await order(page)).toEqual(['Lua', 'Água'])
  })

  test('the order changes by buttons, and the focus stays', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Água')
    await button(page, 'Mover Água para cima').press('Enter')
    expect(await order(page)).toEqual(['Sol', 'Água', 'Lua'])
    await expect(button(page, 'Mover Água para cima')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Mover Água para cima')).toBeDisabled()
    await expect(button(page, 'Mover Água para baixo')).toBeFocused()
    await expect(status(page)).toHaveText('Água está na posição 1 de 3, entre Lua e Sol.')
    await expectRest(page, 'agua', 0)
  })

  test('the order changes by the keys of the grip', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Água', 'Fogo')
    const grip = button(page, texts.reorder('Sol'))
    await grip.press('End')
    expect(await order(page)).toEqual(['Lua', 'Água', 'Fogo', 'Sol'])
    await expect(grip).toBeFocused()
    await grip.press('ArrowUp')
    expect(await order(page)).toEqual(['Lua', 'Água', 'Sol', 'Fogo'])
    await grip.press('Home')
    await grip.press('ArrowUp')
    await grip.press('ArrowDown')
    expect(await order(page)).toEqual(['Lua', 'Sol', 'Água', 'Fogo'])
    await expect(grip).toBeFocused()
  })

  test('a symbol is dragged along the circle; Esc takes it back', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Água', 'Fogo', 'Árvore', 'Coração')
    for (const [index, id] of ['sol', 'lua', 'agua', 'fogo'].entries()) await expectRest(page, id, index / 6)
    const to = await middleOf(medallion(page, 'lua'))
    const from = await middleOf(medallion(page, 'fogo'))
    const drag = async () => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 8 })
      await expect(status(page)).toHaveText(/^Fogo vai para a posição 2 de 6, entre Sol e Lua\. Solte/)
      await expectRest(page, 'lua', 2 / 6)
    }
    await drag()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await order(page)).toEqual(['Sol', 'Lua', 'Água', 'Fogo', 'Árvore', 'Coração'])
    await expectRest(page, 'lua', 1 / 6)
    await expectRest(page, 'fogo', 3 / 6)
    await drag()
    await page.mouse.up()
    expect(await order(page)).toEqual(['Sol', 'Fogo', 'Lua', 'Água', 'Árvore', 'Coração'])
    await expectRest(page, 'fogo', 1 / 6)
    await expect(status(page)).toHaveText('Fogo está na posição 2 de 6, entre Sol e Lua.')
  })

  test('a row is dragged by its grip', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Água', 'Fogo')
    const from = await middleOf(button(page, texts.reorder('Sol')))
    const to = await middleOf(button(page, texts.reorder('Água')))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await expect(status(page)).toHaveText(/^Sol vai para a posição 3 de 4/)
    await page.mouse.up()
    expect(await order(page)).toEqual(['Lua', 'Água', 'Sol', 'Fogo'])
  })

  test('a double click takes out one symbol, and not the next one too', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Água')
    const { x, y } = await middleOf(button(page, 'Remover Sol'))
    await page.mouse.dblclick(x, y)
    await expect(status(page)).toHaveText(/^Sol saiu do círculo/)
    expect(await order(page)).toEqual(['Lua', 'Água'])
  })

  test('every choice and order has its own ornament, the same one each time', { tag: '@thorough' }, async ({
    page,
  }) => {
    const ornament = async (...names: string[]) => {
      await choose(page, ...names)
      const bands = drawing(page).locator('.mandala__band')
      await expect(drawing(page).locator('[data-symbol]')).toHaveCount(names.length)
      await expect(bands).toHaveCount(names.length)
      const drawn = await bands
        .locator('path')
        .evaluateAll((paths) => paths.map((one) => one.getAttribute('d')).join(''))
      await button(page, 'Recomeçar').click()
      await expect(bands).toHaveCount(0)
      return drawn
    }
    await open(page, path)
    const first = await ornament('Sol', 'Lua', 'Água')
    expect(await ornament('Lua', 'Sol', 'Água')).not.toBe(first)
    expect(await ornament('Sol', 'Lua', 'Fogo')).not.toBe(first)
    expect(await ornament('Sol', 'Lua', 'Água')).toBe(first)
  })
})

test.describe('with reduced motion', () => {
  test.use({ viewport: desktop, reducedMotion: 'reduce' })

  test('everything is where it belongs at once', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Água', 'Fogo')
    await expect.poll(async () => (await place(page, 'lua')).turn).toBeCloseTo(0.25)
    await button(page, 'Remover Sol').click()
    await expect(medallion(page, 'lua')).toHaveAttribute('transform', 'translate(0 -120)')
    expect(await page.evaluate(() => document.getAnimations())).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use(phoneInHand)

  test('a finger moves a symbol along the circle, and the page stays where it is', async ({ page }) => {
    await open(page, path)
    for (const name of ['Sol', 'Lua', 'Água', 'Fogo']) await button(page, name).tap()
    await expectRest(page, 'agua', 0.5)
    await drawing(page).scrollIntoViewIfNeeded()
    const from = await middleOf(medallion(page, 'agua'))
    const to = await middleOf(medallion(page, 'lua'))
    const scrolled = await page.evaluate(() => window.scrollY)
    await swipe(page, to.x - from.x, to.y - from.y, from, () =>
      expect(status(page)).toHaveText(/^Água vai para a posição 2 de 4/),
    )
    expect(await order(page)).toEqual(['Sol', 'Água', 'Lua', 'Fogo'])
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  })

  test('a finger has 44 px for a symbol in the narrowest drawing too', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await open(page, path)
    for (const name of ['Sol', 'Lua']) await button(page, name).tap()
    const reach = await medallion(page, 'sol').locator('.mandala__reach').boundingBox()
    expect(reach?.width).toBeGreaterThanOrEqual(44)
    expect(reach?.height).toBeGreaterThanOrEqual(44)
  })

  test('every control is at least 44 px high and wide, and nothing scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    for (const name of ['Sol', 'Montanha', 'Água', 'Coração']) await button(page, name).tap()
    for (const one of await page.getByRole('main').getByRole('button').all()) {
      const box = await one.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})
