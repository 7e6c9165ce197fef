import type { Locator, Page } from '@playwright/test'
import { texts } from '../src/tools/mandala/content'
import { expect, test } from './fixtures'
import { swipe } from './gestures'
import { desktop, motionEnds, open, openInItsFonts, phoneInHand } from './site'
import { openingLine, partNames, result, resultTitle } from './toolPages'

const path = '/mandala-arquetipica'
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const ask = (page: Page) => button(page, 'Gerar Interpretação')
const drawing = (page: Page) => page.getByRole('img', { name: /^Mandala/ })
const medallion = (page: Page, id: string) => drawing(page).locator(`[data-symbol="${id}"]`)
const status = (page: Page) => page.getByRole('main').locator('.mandala [role="status"]')

async function choose(page: Page, ...names: string[]) {
  for (const name of names) await button(page, name).click()
}

async function openWith(page: Page, ...names: string[]) {
  await open(page, path)
  await choose(page, ...names)
  // the list follows the picker one frame later
  await expect(page.getByRole('list', { name: texts.chosen }).getByRole('listitem')).toHaveCount(names.length)
}

/** Names in the list, from the top of the circle clockwise. */
const order = (page: Page) =>
  page.getByRole('list', { name: texts.chosen }).locator('.mandala-row__name').allTextContents()

/** Where the medallions lie around the middle of the drawing: in turns from the top, and in its units, half its side being 210. */
const places = (page: Page): Promise<Record<string, { radius: number; turn: number }>> =>
  drawing(page).evaluate((whole) => {
    const { x, y, width, height } = whole.getBoundingClientRect()
    return Object.fromEntries(
      [...whole.querySelectorAll<SVGGElement>('[data-symbol]')].map((node) => {
        const box = [...node.querySelectorAll('circle')].at(-1)?.getBoundingClientRect() ?? new DOMRect()
        const [right, down] = [box.x + box.width / 2 - x - width / 2, box.y + box.height / 2 - y - height / 2]
        const turn = (Math.atan2(right, -down) / (2 * Math.PI) + 1) % 1
        return [node.dataset.symbol, { radius: (Math.hypot(right, down) / width) * 420, turn }]
      }),
    )
  })

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox()
  if (!box) throw new Error('not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** On the circle, evenly, in this order. */
const expectAtRest = async (page: Page, ...ids: readonly string[]) => {
  // to 5 degrees; a medallion at the top lies on both sides of it
  const rounded = (radius: number, turn: number) => [Math.round(radius / 4), Math.round(turn * 72) % 72]
  await expect
    .poll(async () =>
      Object.fromEntries(Object.entries(await places(page)).map(([id, at]) => [id, rounded(at.radius, at.turn)])),
    )
    .toEqual(Object.fromEntries(ids.map((id, index) => [id, rounded(120, index / ids.length)])))
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
    await openingLine(page).fill('Uma linha.\nE outra.')
    await expect(page.getByText('0/8')).toBeVisible()
    await expect(drawing(page).locator('text', { hasText: 'Self' })).toBeVisible()
    const ids = ['sol', 'lua', 'montanha', 'agua', 'fogo', 'arvore', 'estrela', 'coracao']
    const names = ['Sol', 'Lua', 'Montanha', 'Água', 'Fogo', 'Árvore', 'Estrela', 'Coração']
    for (const [index, name] of names.entries()) {
      // enlarged, the drawing reaches over the symbols beside it
      if (index < 3) await motionEnds(page)
      await choose(page, name)
      await expect(page.getByText(`${index + 1}/8`)).toBeVisible()
      await expect(ask(page)).toBeEnabled({ enabled: index >= 3 })
    }
    await expectAtRest(page, ...ids)
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
    await expect(resultTitle(page)).toBeFocused()
    await expect(partNames(page)).toHaveText(['Sol', 'Lua', 'Fogo', 'Água'])
    await choose(page, 'Estrela')
    await expect(partNames(page)).toHaveText(['Sol', 'Lua', 'Fogo', 'Água', 'Estrela'])
    await button(page, 'Remover Sol').click()
    await expect(partNames(page)).toHaveText(['Lua', 'Fogo', 'Água', 'Estrela'])
    await button(page, 'Remover Lua').click()
    await expect(result(page)).toBeHidden()
    await expect(ask(page)).toBeDisabled()
    await button(page, 'Recomeçar').click()
    await expect(page.getByText('0/8')).toBeVisible()
    await expect(button(page, 'Recomeçar')).toBeFocused()
    await expect(status(page)).toHaveText(texts.nothing)
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
    await expectAtRest(page, 'agua', 'sol', 'lua')
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
    await expectAtRest(page, 'sol', 'lua', 'agua', 'fogo', 'arvore', 'coracao')
    const to = await middleOf(medallion(page, 'lua'))
    const from = await middleOf(medallion(page, 'fogo'))
    const drag = async () => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 8 })
      await expect(status(page)).toHaveText(/^Fogo vai para a posição 2 de 6, entre Sol e Lua\. Solte/)
      await expect.poll(async () => (await places(page)).lua?.turn).toBeCloseTo(2 / 6)
    }
    await drag()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await order(page)).toEqual(['Sol', 'Lua', 'Água', 'Fogo', 'Árvore', 'Coração'])
    await expectAtRest(page, 'sol', 'lua', 'agua', 'fogo', 'arvore', 'coracao')
    await drag()
    await page.mouse.up()
    expect(await order(page)).toEqual(['Sol', 'Fogo', 'Lua', 'Água', 'Árvore', 'Coração'])
    await expectAtRest(page, 'sol', 'fogo', 'lua', 'agua', 'arvore', 'coracao')
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
    await expectAtRest(page, 'sol', 'lua', 'agua', 'fogo')
    await button(page, 'Remover Sol').click()
    await expectAtRest(page, 'lua', 'agua', 'fogo')
    const durations = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    )
    expect(Math.max(0, ...durations)).toBeLessThan(1)
  })
})

test.describe('on a phone', () => {
  test.use(phoneInHand)

  test('a finger moves a symbol along the circle, and the page stays where it is', async ({ page }) => {
    await open(page, path)
    for (const name of ['Sol', 'Lua', 'Água', 'Fogo']) await button(page, name).tap()
    await expectAtRest(page, 'sol', 'lua', 'agua', 'fogo')
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
