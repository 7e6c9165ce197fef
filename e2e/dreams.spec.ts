import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { desktop, open, openInItsFonts, phone } from './site'
import { partNames, result, resultTitle } from './toolPages'

const path = '/diario-sonhos'
const categories = {
  Pessoas: ['Mãe', 'Pai', 'Criança', 'Estranho', 'Sábio'],
  Lugares: ['Casa', 'Floresta', 'Água', 'Montanha', 'Escola'],
  Objetos: ['Chave', 'Livro', 'Espelho', 'Ponte', 'Coroa'],
  Emoções: ['Medo', 'Alegria', 'Confusão', 'Paz', 'Urgência'],
}
const all = Object.values(categories).flat()

const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Seu Sonho' })
const sky = (page: Page) => panel(page).getByRole('img')
/** Of the elements; their signs are text, too. */
const names = (page: Page) => sky(page).locator('text', { hasText: /\p{Letter}/u })
const stars = (page: Page) => sky(page).locator('[data-element]')
const interpret = (page: Page) => page.getByRole('button', { name: 'Interpretar Sonho' })
const said = (page: Page) => panel(page).getByRole('status')

async function mark(page: Page, names: readonly string[]) {
  for (const name of names) await toggle(page, name).click()
}

async function openMarked(page: Page, names: readonly string[]) {
  await open(page, path)
  await mark(page, names)
}

async function openInterpreted(page: Page) {
  await openMarked(page, ['Estranho', 'Medo', 'Ponte'])
  await interpret(page).click()
  await expect(resultTitle(page)).toBeFocused()
}

/** The sky as drawn: where each star and each line is. */
const drawing = (page: Page) =>
  sky(page).evaluate((svg) =>
    [...svg.querySelectorAll('[data-element], line')].map((one) =>
      [one.getAttribute('data-element'), one.getAttribute('x2'), one.parentElement?.getAttribute('transform')].join(
        ' ',
      ),
    ),
  )

test.use({ reducedMotion: 'reduce' })

test('begins with an empty sky and says what is missing', async ({ page }) => {
  await open(page, path)
  await expect(panel(page)).toContainText('Selecione elementos do seu sonho acima')
  await expect(panel(page)).toContainText('Faltam 3 elementos')
  await expect(interpret(page)).toBeDisabled()
  await expect(stars(page)).toHaveCount(0)
  for (const [category, names] of Object.entries(categories)) {
    const group = page.getByRole('group', { name: category })
    await expect(group.getByRole('button')).toHaveText(names.map((name) => new RegExp(`${name}$`)))
    for (const name of names) await expect(toggle(page, name)).toHaveAttribute('aria-pressed', 'false')
  }
})

test('every element is a target one can hit, also on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, path)
  for (const name of all) {
    const box = await toggle(page, name).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
})

test('what is marked shines in the sky, stands in the list, and goes again', async ({ page }) => {
  await openMarked(page, ['Chave', 'Casa'])
  await expect(toggle(page, 'Chave')).toHaveAttribute('aria-pressed', 'true')
  await expect(stars(page)).toHaveCount(2)
  await expect(sky(page)).toHaveAccessibleName('Constelação do sonho: Casa e Chave')
  await expect(panel(page)).toContainText('Falta 1 elemento')
  await expect(said(page)).toHaveText('2 elementos escolhidos. Falta 1 elemento.')
  await expect(interpret(page)).toBeDisabled()
  await mark(page, ['Livro'])
  await expect(panel(page).getByRole('term')).toHaveText(['Lugares', 'Objetos'])
  await expect(panel(page).getByRole('definition')).toHaveText(['Casa', 'Chave, Livro'])
  await expect(said(page)).toHaveText('3 elementos escolhidos. Já bastam para uma interpretação.')
  await expect(interpret(page)).toBeEnabled()
  await mark(page, ['Chave'])
  await expect(toggle(page, 'Chave')).toBeFocused()
  await expect(stars(page)).toHaveCount(2)
  await expect(interpret(page)).toBeDisabled()
})

test('with motion: the sky comes to rest as it is drawn without', async ({ page }) => {
  await openMarked(page, ['Medo', 'Floresta', 'Mãe', 'Ponte'])
  await expect(stars(page)).toHaveCount(4)
  const still = await drawing(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openMarked(page, ['Medo', 'Casa', 'Floresta', 'Mãe', 'Ponte', 'Casa'])
  await expect.poll(() => drawing(page)).toEqual(still)
})

test('the interpretation follows the dream until a new one begins', async ({ page }) => {
  await openMarked(page, ['Estranho', 'Medo', 'Ponte'])
  const before = await said(page).textContent()
  await interpret(page).click()
  await expect(resultTitle(page)).toBeFocused()
  // the heading has the word; a second voice would cut in
  await expect(said(page)).toHaveText(before ?? '')
  await expect(partNames(page)).toHaveText(['Estranho', 'Ponte', 'Medo'])
  await mark(page, ['Casa'])
  await expect(partNames(page)).toHaveText(['Estranho', 'Casa', 'Ponte', 'Medo'])
  await mark(page, ['Casa', 'Estranho', 'Medo'])
  await expect(partNames(page)).toHaveText(['Ponte'])
  await mark(page, ['Ponte'])
  await expect(result(page)).toContainText('Por enquanto o céu está vazio.')
  await expect(partNames(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Novo Sonho' }).click()
  await expect(result(page)).toHaveCount(0)
  await expect(said(page)).toHaveText('Nenhum elemento escolhido. Faltam 3 elementos.')
})

test('a new dream takes the old reading away within the click', async ({ page }) => {
  await openInterpreted(page)
  const isLeft = await page.getByRole('button', { name: 'Novo Sonho' }).evaluate(async (button: HTMLElement) => {
    button.click()
    // an event is drawn at its end, what is deferred only in a task of its own
    await Promise.resolve()
    return document.body.textContent?.includes('O que o sonho põe em cena')
  })
  expect(isLeft).toBe(false)
})

test('asked again, the interpretation takes the focus again', async ({ page }) => {
  await openInterpreted(page)
  await mark(page, ['Paz'])
  await interpret(page).click()
  await expect(resultTitle(page)).toBeFocused()
})

for (const viewport of [
  desktop,
  { width: 768, height: 1024 },
  phone,
  { width: 360, height: 740 },
  { width: 320, height: 640 },
])
  test(`names in the sky can be read at ${viewport.width} px, and are left to the list above twelve`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openInItsFonts(page, path)
    await mark(page, all.slice(0, 12))
    await expect(stars(page)).toHaveCount(12)
    await expect(names(page).first()).toBeAttached()
    const labels = await names(page).evaluateAll((texts) =>
      texts.map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0
        return {
          name: text.textContent,
          left,
          right,
          top,
          bottom,
          size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        }
      }),
    )
    for (const { name, size } of labels) expect(size, name).toBeGreaterThanOrEqual(12)
    // a line of text is higher than its letters, and a little wider: a third and 2 px of it may be shared
    const covered = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5,
        )
        .map((other) => `${one.name} and ${other.name}`),
    )
    expect(covered).toEqual([])
    await mark(page, all.slice(12))
    await expect(stars(page)).toHaveCount(20)
    await expect(names(page)).toHaveCount(0)
  })
