import type { Locator, Page } from '@playwright/test'
import { texts } from '../src/tools/mandala/content'
import { expect, test } from './fixtures'
import { swipe } from './gestures'
import { button, clickAll, middleOf, motionEnds, open, openInItsFonts, phoneInHand } from './site'

const path = '/mandala-arquetipica'
const generate = (page: Page) => button(page, 'Gerar Interpretação')
const drawing = (page: Page) => page.getByRole('img', { name: /^Mandala/ })
const medallion = (page: Page, id: string) => drawing(page).locator(`[data-symbol="${id}"]`)
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const rows = (page: Page) => page.getByRole('list', { name: texts.chosen }).getByRole('listitem')

async function openWith(page: Page, ...names: string[]) {
  await open(page, path)
  await clickAll(page, ...names)
  // the list follows the picker one frame later
  await expect(rows(page)).toHaveCount(names.length)
}

/** The list has the symbols from the top of the circle clockwise. */
const expectOrder = (page: Page, ...names: string[]) =>
  expect(rows(page)).toHaveText(names.map((name) => new RegExp(name)))

/** The medallions lie on the circle, evenly, in this order; rounded to 5 degrees, and to 4 units of the drawing. */
const expectAtRest = (page: Page, ...ids: readonly string[]) =>
  expect
    .poll(() =>
      drawing(page).evaluate((whole) => {
        const { x, y, width, height } = whole.getBoundingClientRect()
        return Object.fromEntries(
          [...whole.querySelectorAll<SVGGElement>('[data-symbol]')].map((node) => {
            const box = [...node.querySelectorAll('circle')].at(-1)?.getBoundingClientRect() ?? new DOMRect()
            const [right, down] = [box.x + box.width / 2 - x - width / 2, box.y + box.height / 2 - y - height / 2]
            const turn = (Math.atan2(right, -down) / (2 * Math.PI) + 1) % 1
            return [
              node.dataset.symbol,
              [Math.round((Math.hypot(right, down) / width) * 105), Math.round(turn * 72) % 72],
            ]
          }),
        )
      }),
    )
    .toEqual(Object.fromEntries(ids.map((id, index) => [id, [30, Math.round((index / ids.length) * 72) % 72]])))

test('when a tablet is turned what asks for the result stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openInItsFonts(page, path)
  await clickAll(page, 'Sol', 'Lua', 'Fogo', 'Água')
  await expect(generate(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(generate(page)).toBeInViewport({ ratio: 1 })
})

test.describe('at a desk', () => {
  test('when symbols are chosen they come onto the circle one by one, each once', async ({ page }) => {
    await open(page, path)
    await expect(page.getByText('0/8')).toBeVisible()
    const names = ['Sol', 'Lua', 'Montanha', 'Água', 'Fogo', 'Árvore', 'Estrela', 'Coração']
    for (const [index, name] of names.entries()) {
      // enlarged, the drawing reaches over the symbols beside it
      if (index < 3) await motionEnds(page)
      await clickAll(page, name)
      await expect(page.getByText(`${index + 1}/8`)).toBeVisible()
      await expect(generate(page)).toBeEnabled({ enabled: index >= 3 })
    }
    await expectAtRest(page, 'sol', 'lua', 'montanha', 'agua', 'fogo', 'arvore', 'estrela', 'coracao')
    await expectOrder(page, ...names)
    await expect(drawing(page)).toHaveAccessibleName(/Sol, Lua, Montanha, Água, Fogo, Árvore, Estrela e Coração$/)
  })

  test('when a symbol is removed the focus goes to the next, in the end to the counter', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Água')
    await button(page, 'Remover Sol').focus()
    // held down, the key removes one
    for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(button(page, 'Remover Lua')).toBeFocused()
    await expectOrder(page, 'Lua', 'Água')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Remover Água')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^0\/8/ })).toBeFocused()
  })

  test('when reordered by buttons or by the keys of the grip the focus stays', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Água', 'Fogo')
    const up = button(page, 'Mover Água para cima')
    await up.press('Enter')
    await expectOrder(page, 'Sol', 'Água', 'Lua', 'Fogo')
    await expect(up).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(up).toBeDisabled()
    await expect(button(page, 'Mover Água para baixo')).toBeFocused()
    const grip = button(page, texts.reorder('Sol'))
    await grip.press('End')
    await expectOrder(page, 'Água', 'Lua', 'Fogo', 'Sol')
    await grip.press('ArrowUp')
    await expectOrder(page, 'Água', 'Lua', 'Sol', 'Fogo')
    await grip.press('Home')
    await grip.press('ArrowDown')
    await expectOrder(page, 'Água', 'Sol', 'Lua', 'Fogo')
    await expect(grip).toBeFocused()
    await expectAtRest(page, 'agua', 'sol', 'lua', 'fogo')
  })

  test('when dragged a symbol or a row changes its place', async ({ page }) => {
    await openWith(page, 'Sol', 'Lua', 'Água', 'Fogo')
    await expectAtRest(page, 'sol', 'lua', 'agua', 'fogo')
    const drag = async (one: Locator, other: Locator, announced: RegExp) => {
      const [from, to] = [await middleOf(one), await middleOf(other)]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 8 })
      await expect(status(page)).toHaveText(announced)
      await page.mouse.up()
    }
    await drag(medallion(page, 'fogo'), medallion(page, 'lua'), /^Fogo vai para a posição 2 de 4/)
    await expectOrder(page, 'Sol', 'Fogo', 'Lua', 'Água')
    await expectAtRest(page, 'sol', 'fogo', 'lua', 'agua')
    await drag(button(page, texts.reorder('Sol')), button(page, texts.reorder('Lua')), /^Sol vai para a posição 3/)
    await expectOrder(page, 'Fogo', 'Lua', 'Sol', 'Água')
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
    await expectOrder(page, 'Sol', 'Água', 'Lua', 'Fogo')
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  })
})
