import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { desktop, middleOf, motionEnds, open, openInItsFonts, phone } from './site'
import { parts, resultTitle } from './toolPages'

const address = '/explorador-arquetipos'

const questions = [
  'Um projeto de meses chega ao fim. Nos primeiros dias, o que você faz?',
  'Você chega a um lugar onde não conhece quase ninguém. Por onde começa?',
  'Um plano combinado há semanas se desfaz na véspera. E agora?',
  'Na reunião de condomínio, fala-se muito e nada se decide. O que você faz?',
  'Uma tarde inteira fica livre, sem aviso. Como você passa essas horas?',
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const answers = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button')
/** Gives the answers at these places (0 to 3), one for each question. */
async function answer(page: Page, ...places: readonly number[]) {
  for (const place of places) {
    const before = await page.getByText(/^Pergunta \d de 5$/).textContent()
    await answers(page).nth(place).click()
    await expect(page.getByText(before ?? '', { exact: true })).toHaveCount(0)
    // two clicks within the system's double-click time and place would be a double click
    await page.mouse.move(0, 0)
  }
}

test('when answered the questions follow with progress and focus', async ({ page }) => {
  await open(page, address)
  for (const [index, question] of questions.entries()) {
    await expect(heading(page, question)).toBeVisible()
    if (index > 0) await expect(heading(page, question)).toBeFocused()
    await expect(heading(page, question)).toHaveAccessibleDescription(`Pergunta ${index + 1} de 5`)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(index + 1))
    await expect(answers(page)).toHaveCount(4)
    // Sábio in each of the five; a double click answers one
    if (index === 0) await answers(page).first().dblclick()
    else await answer(page, [0, 1, 3, 3, 1][index] ?? 0)
  }
  await expect(resultTitle(page)).toBeFocused()
  await expect(page.getByText('nestas cinco respostas, neste momento')).toBeVisible()
  await expect(parts(page)).toHaveText([/^Sábio5 pontos/, /^Inocente1 ponto/, /^Cuidador1 ponto/])
  await page.getByRole('button', { name: 'Refazer Quiz' }).click()
  await expect(heading(page, questions[0])).toBeFocused()
})

test('when zoomed to 400 % nothing is out of reach above the next question', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, address)
  await answer(page, 0)
  await expect(heading(page, questions[1])).toBeFocused()
  const scrolled = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0).map(({ className }) => className),
    )
  expect(scrolled).toEqual([])
})

for (const viewport of [desktop, phone])
  test(`when a question follows the answers stay in place at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openInItsFonts(page, address)
    const places = () =>
      answers(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)))
    const first = await places()
    for (let index = 0; index < 4; index += 1) {
      await answer(page, 0)
      expect(await places()).toEqual(first)
    }
  })

test('when the pointer rests after an answer the one under it is not marked', async ({ page }) => {
  await open(page, address)
  const second = answers(page).nth(1)
  await second.hover()
  await page.mouse.down()
  await page.mouse.up()
  await expect(heading(page, questions[1])).toBeFocused()
  const colour = () => second.evaluate((one) => getComputedStyle(one).backgroundColor)
  const { x, y } = await middleOf(second)
  await page.mouse.move(x + 1, y)
  // a hover would have begun within two frames, and ended its transition
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await motionEnds(page)
  expect(await colour()).toBe('rgba(0, 0, 0, 0)')
  await page.mouse.move(x + 8, y)
  await expect.poll(colour).not.toBe('rgba(0, 0, 0, 0)')
})
