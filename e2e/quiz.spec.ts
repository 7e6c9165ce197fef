import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { motionEnds, open, openInItsFonts, phone, phoneInHand } from './site'
import { parts, resultTitle } from './toolPages'

const address = '/explorador-arquetipos'

const questions = [
  'Um projeto de meses chega ao fim. Nos primeiros dias, o que você faz?',
  'Você chega a um lugar onde não conhece quase ninguém. Por onde começa?',
  'Um plano combinado há semanas se desfaz na véspera. E agora?',
  'Na reunião de condomínio, fala-se muito e nada se decide. O que você faz?',
  'Uma tarde inteira fica livre, sem aviso. Como você passa essas horas?',
] as const

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true })
const answerButtons = (page: Page): Locator => page.getByRole('main').getByRole('listitem').getByRole('button')
/** Decoration: the same is said in words. */
const chart = (page: Page): Locator => page.getByRole('main').locator('svg').filter({ hasText: 'Inocente' })

/** Gives the answers at these places (0 to 3), one for each question. */
async function answer(page: Page, ...places: readonly number[]) {
  for (const place of places) {
    const before = await page.getByText(/^Pergunta \d de 5$/).textContent()
    await answerButtons(page).nth(place).click()
    await expect(page.getByText(before ?? '', { exact: true })).toHaveCount(0)
    // two clicks within the system's double-click time and place would be a double click
    await page.mouse.move(0, 0)
  }
}

async function openAnswered(page: Page, ...places: readonly number[]) {
  await open(page, address)
  await answer(page, ...places)
}

test.describe('the questions', () => {
  test('come one after the other with progress and four answers, and take the focus', async ({ page }) => {
    await open(page, address)
    for (const [index, question] of questions.entries()) {
      await expect(heading(page, question)).toBeVisible()
      if (index > 0) await expect(heading(page, question)).toBeFocused()
      await expect(heading(page, question)).toHaveAccessibleDescription(`Pergunta ${index + 1} de 5`)
      await expect(page.getByText(`Pergunta ${index + 1} de 5`, { exact: true })).toBeVisible()
      const progress = page.getByRole('progressbar')
      await expect(progress).toHaveAttribute('aria-valuenow', String(index + 1))
      await expect(progress).toHaveAttribute('aria-valuemax', '5')
      await expect(answerButtons(page)).toHaveCount(4)
      await answer(page, index % 4)
    }
    await expect(resultTitle(page)).toBeFocused()
    await expect(page.getByText('nestas cinco respostas, neste momento')).toBeVisible()
  })

  test('at 400 % zoom the way to the next question leaves nothing out of reach above it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openAnswered(page, 0)
    await expect(heading(page, questions[1])).toBeFocused()
    const scrolled = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0).map(({ className }) => className),
      )
    expect(scrolled).toEqual([])
  })

  test('a double click answers one question, not two', async ({ page }) => {
    await open(page, address)
    await answerButtons(page).first().dblclick()
    await expect(heading(page, questions[1])).toBeVisible()
    await expect(page.getByText('Pergunta 2 de 5', { exact: true })).toBeVisible()
  })

  test('keep their place: nothing jumps from one to the next', { tag: '@thorough' }, async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
      { width: 768, height: 1024 },
      phone,
    ]) {
      await page.setViewportSize(viewport)
      await openInItsFonts(page, address)
      const places = () =>
        answerButtons(page).evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)),
        )
      const first = await places()
      for (let index = 0; index < 4; index += 1) {
        await answer(page, 0)
        expect(await places()).toEqual(first)
      }
    }
  })

  test('leave the answer under a resting pointer as it is, until the pointer moves', async ({ page }) => {
    await open(page, address)
    await answerButtons(page).nth(1).hover()
    await page.mouse.down()
    await page.mouse.up()
    await expect(heading(page, questions[1])).toBeFocused()
    const color = () =>
      answerButtons(page)
        .nth(1)
        .evaluate((one) => getComputedStyle(one).backgroundColor)
    const { x, y, width, height } = (await answerButtons(page).nth(1).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    await page.mouse.move(x + width / 2 + 1, y + height / 2)
    // a hover would have begun within two frames, and ended its transition
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await motionEnds(page)
    expect(await color()).toBe('rgba(0, 0, 0, 0)')
    await page.mouse.move(x + width / 2 + 8, y + height / 2)
    await expect.poll(color).not.toBe('rgba(0, 0, 0, 0)')
  })

  test('turn their rings to gold one by one', async ({ page }) => {
    await open(page, address)
    const golden = page.locator('.quiz__ring--done')
    for (const count of [1, 2, 3, 4]) {
      await answer(page, 0)
      await expect(golden).toHaveCount(count)
      await expect(page.locator('.quiz__rings [clip-path]')).toHaveCount(0)
    }
  })
})

test.describe('under a finger', () => {
  test.use(phoneInHand)

  test('the answers are large enough, and a touch answers', async ({ page }) => {
    await open(page, address)
    for (const [index, question] of questions.entries()) {
      await expect(heading(page, question)).toBeVisible()
      for (const button of await answerButtons(page).all())
        expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(72)
      const letter = await answerButtons(page).first().getByText('A', { exact: true }).boundingBox()
      expect(letter?.x, 'on the edge of the question').toBe((await heading(page, question).boundingBox())?.x)
      // at the same place again it could be a double tap
      await answerButtons(page)
        .nth(index % 4)
        .tap()
    }
    await expect(resultTitle(page)).toBeVisible()
  })
})

test.describe('the result', () => {
  test('lists the three strongest, first the one with most points', async ({ page }) => {
    // Sábio in each of the five
    await openAnswered(page, 0, 1, 3, 3, 1)
    await expect(parts(page)).toHaveText([/^Sábio5 pontos/, /^Inocente1 ponto/, /^Cuidador1 ponto/])
    await expect(chart(page).locator('[data-pigment]')).toHaveCount(5)
  })

  test('keeps the names in the drawing at 12 px or more', { tag: '@thorough' }, async ({ page }) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openAnswered(page, 0, 0, 0, 0, 0)
      const size = await chart(page)
        .locator('text')
        .first()
        .evaluate((name: SVGTextElement) => {
          const { a = 0, b = 0 } = name.getScreenCTM() ?? {}
          return Number.parseFloat(getComputedStyle(name).fontSize) * Math.hypot(a, b)
        })
      expect(size, `at ${width} px`).toBeGreaterThanOrEqual(12)
    }
  })

  test('is left by Refazer Quiz, which leads to the first question', async ({ page }) => {
    await openAnswered(page, 0, 1, 2, 3, 0)
    await page.getByRole('button', { name: 'Refazer Quiz' }).click()
    await expect(heading(page, questions[0])).toBeFocused()
    await expect(page.getByText('Pergunta 1 de 5', { exact: true })).toBeVisible()
    await expect(page.locator('.quiz__ring--done')).toHaveCount(0)
  })

  test('prints its drawing on the first page, the petals white', async ({ page }) => {
    await openAnswered(page, 0, 1, 2, 3, 0)
    await page.setViewportSize({ width: 642, height: 900 })
    await page.emulateMedia({ media: 'print' })
    await motionEnds(page)
    const box = await chart(page).boundingBox()
    expect((box?.width ?? 0) / (96 / 25.4)).toBeCloseTo(158, 0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((251 / 25.4) * 96)
    const fills = await chart(page)
      .locator('.quiz__petal')
      .evaluateAll((petals) => petals.map((petal) => getComputedStyle(petal).fill))
    expect(new Set(fills)).toEqual(new Set(['rgb(255, 255, 255)']))
  })
})
