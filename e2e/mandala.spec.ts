import type { Page } from '@playwright/test'
import { texts } from '../src/tools/mandala/content'
import { expect, test } from './fixtures'
import { button, clickAll, open } from './site'

const drawing = (page: Page) => page.getByRole('img', { name: /^Mandala/ })
const rows = (page: Page) => page.getByRole('list', { name: texts.chosen }).getByRole('listitem')

async function openWith(page: Page, ...names: string[]) {
  await open(page, '/mandala-arquetipica')
  await clickAll(page, ...names)
  await expect(rows(page)).toHaveCount(names.length)
}

/** The list has the symbols from the top of the circle clockwise. */
const expectOrder = (page: Page, ...names: string[]) =>
  expect(rows(page)).toHaveText(names.map((name) => new RegExp(name)))

/** The medallions lie on the circle, evenly, in this order; rounded to 5 degrees, and to 4 units of the drawing. */
const expectOnCircle = async (page: Page, ...ids: readonly string[]) =>
  expect(
    await drawing(page).evaluate((whole) => {
      const { x, y, width, height } = whole.getBoundingClientRect()
      return Object.fromEntries(
        [...whole.querySelectorAll<SVGGElement>('.mandala__part')].map((node) => {
          const box = [...node.querySelectorAll('circle')].at(-1)?.getBoundingClientRect() ?? new DOMRect()
          const [right, down] = [box.x + box.width / 2 - x - width / 2, box.y + box.height / 2 - y - height / 2]
          const turn = (Math.atan2(right, -down) / (2 * Math.PI) + 1) % 1
          const place = [Math.round((Math.hypot(right, down) / width) * 105), Math.round(turn * 72) % 72]
          return [node.dataset.pigment, place]
        }),
      )
    }),
  ).toEqual(Object.fromEntries(ids.map((id, index) => [id, [30, Math.round((index / ids.length) * 72) % 72]])))

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

test('when reordered the focus stays, and the medallions follow', async ({ page }) => {
  await openWith(page, 'Sol', 'Lua', 'Água', 'Fogo')
  const up = button(page, 'Mover Água para cima')
  await up.press('Enter')
  await expectOrder(page, 'Sol', 'Água', 'Lua', 'Fogo')
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(up).toBeDisabled()
  await expect(button(page, 'Mover Água para baixo')).toBeFocused()
  await expectOnCircle(page, 'agua', 'sol', 'lua', 'fogo')
})
