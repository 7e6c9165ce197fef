import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { desktop, open, openInItsFonts, phone } from './site'
import { parts, result, resultTitle } from './toolPages'

/** The six steps and their archetypes, from the specification. */
const steps = [
  ['Mundo Comum', 'Inocente'],
  ['Chamado à Aventura', 'Explorador'],
  ['Recusa do Chamado', 'Órfão'],
  ['Encontro com o Mentor', 'Sábio'],
  ['Travessia do Limiar', 'Guerreiro'],
  ['Provações e Aliados', 'Cuidador'],
] as const

const path = '/jornada-heroi'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const drawing = (page: Page) => page.getByRole('main').getByRole('img').first()
const stations = (page: Page) => drawing(page).locator('[data-station]')
const fullLeaves = (page: Page, station: number) =>
  stations(page)
    .nth(station)
    .locator('path')
    .evaluateAll((leaves) => leaves.filter((leaf) => getComputedStyle(leaf).fill !== 'none').length)

/** Walks from the first step to the result, choosing these positions on the way. */
async function walk(page: Page, chosen: readonly (readonly number[])[]) {
  for (const [index, [name]] of steps.entries()) {
    await expect(heading(page, name)).toBeVisible()
    for (const position of chosen[index] ?? []) await page.getByRole('checkbox').nth(position).check()
    await button(page, index < steps.length - 1 ? 'Próxima' : 'Ver Resultados').click()
  }
}

test('six steps with archetype, four experiences and progress lead to the result', async ({ page }) => {
  await open(page, path)
  for (const [index, [name, archetype]] of steps.entries()) {
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByText(`Etapa ${index + 1} de 6`, { exact: true })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(index + 1))
    await expect(heading(page, name)).toHaveAccessibleDescription(
      `Etapa ${index + 1} de 6 Nenhuma experiência selecionada nesta etapa`,
    )
    await expect(page.getByText(`Arquétipo: ${archetype}`)).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(4)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Nenhuma experiência selecionada' })).toBeVisible()
    await button(page, index < steps.length - 1 ? 'Próxima' : 'Ver Resultados').click()
  }
  await expect(resultTitle(page)).toBeFocused()
  await expect(result(page).getByText('0 de 4')).toHaveCount(6)
})

test('counts what is chosen in the current step, and gives it back on the way back', async ({ page }) => {
  await open(page, path)
  await expect(button(page, 'Anterior')).toBeDisabled()
  await page.getByRole('checkbox').first().check()
  await expect(page.getByText('1 experiência selecionada nesta etapa')).toBeVisible()
  await page.getByRole('checkbox').last().check()
  await expect(page.getByText('2 experiências selecionadas nesta etapa')).toBeVisible()
  await button(page, 'Próxima').click()
  await expect(page.getByText('Nenhuma experiência selecionada nesta etapa')).toBeVisible()
  await button(page, 'Anterior').click()
  await expect(heading(page, 'Mundo Comum')).toBeFocused()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.getByRole('checkbox').first().uncheck()
  await expect(page.getByText('1 experiência selecionada nesta etapa')).toBeVisible()
})

test('a double click goes one step, not two, and does not end the walk', async ({ page }) => {
  await open(page, path)
  await button(page, 'Próxima').dblclick()
  await expect(heading(page, 'Chamado à Aventura')).toBeVisible()
  await expect(page.getByText('Etapa 2 de 6', { exact: true })).toBeVisible()
  for (let step = 2; step < 5; step += 1) await button(page, 'Próxima').click()
  await expect(heading(page, 'Travessia do Limiar')).toBeVisible()
  await button(page, 'Próxima').dblclick()
  await expect(heading(page, 'Provações e Aliados')).toBeVisible()
  await expect(button(page, 'Ver Resultados')).toBeVisible()
  await button(page, 'Anterior').dblclick()
  await expect(heading(page, 'Travessia do Limiar')).toBeVisible()
  await expect(page.getByText('Etapa 5 de 6', { exact: true })).toBeVisible()
})

test('the drawing has its stations on a circle of 120, and a leaf for every experience', async ({ page }) => {
  await open(page, path)
  const centres = await stations(page)
    .locator('circle:last-of-type')
    .evaluateAll((all) => all.map((one) => ['cx', 'cy'].map((name) => Number(one.getAttribute(name)))))
  expect(centres).toHaveLength(6)
  for (const [index, [cx = Number.NaN, cy = Number.NaN]] of centres.entries()) {
    expect(cx).toBeCloseTo(120 * Math.sin((index * Math.PI) / 3), 5)
    expect(cy).toBeCloseTo(-120 * Math.cos((index * Math.PI) / 3), 5)
  }
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('checkbox').nth(3).check()
  await expect.poll(() => fullLeaves(page, 0)).toBe(2)
  expect(await fullLeaves(page, 1)).toBe(0)
  await expect(drawing(page)).toHaveAccessibleName(/etapa 1, Mundo Comum.*Mundo Comum, 2/)
})

test('the travelled path grows to the next station', async ({ page }) => {
  await open(page, path)
  const length = () =>
    drawing(page)
      .locator('.journey-drawing__travelled')
      .evaluateAll((arcs) =>
        arcs.reduce((sum, arc) => sum + (arc instanceof SVGPathElement ? arc.getTotalLength() : 0), 0),
      )
  expect(await length()).toBe(0)
  await button(page, 'Próxima').click()
  await expect.poll(length).toBeCloseTo((120 * Math.PI) / 3, 0)
  for (let step = 2; step < 6; step += 1) await button(page, 'Próxima').click()
  await expect.poll(length).toBeCloseTo((5 * 120 * Math.PI) / 3, 0)
})

test('with reduced motion the path is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  await button(page, 'Próxima').click()
  await expect(drawing(page).locator('.journey-drawing__travelled')).toHaveAttribute('d', /103\.92 -60$/)
  const durations = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  )
  expect(Math.max(0, ...durations)).toBeLessThan(1)
})

test('can be walked with the keyboard alone', async ({ page }) => {
  await open(page, path)
  for (const [index, [name]] of steps.entries()) {
    await expect(heading(page, name)).toBeVisible()
    if (index > 0) await expect(heading(page, name)).toBeFocused()
    // whom to call stands between the line to write on and the choices
    else await page.getByRole('main').getByRole('link', { name: '188' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox').first()).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await expect(button(page, 'De que momento da sua vida você se lembrou?')).toBeVisible()
    for (let press = 0; press < (index === 0 ? 5 : 6); press += 1) await page.keyboard.press('Tab')
    await expect(button(page, index < 5 ? 'Próxima' : 'Ver Resultados')).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(resultTitle(page)).toBeFocused()
  await expect(result(page).getByText('1 de 4')).toHaveCount(6)
})

test('a double click on the way back to the beginning ticks nothing there', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, path)
  for (let step = 1; step < 6; step += 1) await button(page, 'Próxima').click()
  await button(page, 'Ver Resultados').click()
  await expect(resultTitle(page)).toBeFocused()
  await button(page, 'Nova Jornada').dblclick({ delay: 20 })
  await expect(heading(page, 'Mundo Comum')).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a double click on a box or on its words ticks it once, and the count says so', async ({ page }) => {
  await open(page, path)
  const box = page.getByRole('checkbox').first()
  await box.dblclick()
  await expect(box).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: '1 experiência selecionada' })).toBeVisible()
  await box.click()
  await expect(box).not.toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Nenhuma experiência selecionada' })).toBeVisible()
  const words = page.getByText('Confiei que as coisas se ajeitariam')
  await words.dblclick()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('the ways on and back keep their place on a desktop', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openInItsFonts(page, path)
  // a pointer brings the button into view, in Firefox to the window's middle
  await button(page, 'Próxima').hover()
  const place = async () => {
    const back = await button(page, 'Anterior').boundingBox()
    return { x: back?.x, y: back?.y }
  }
  const first = await place()
  for (let step = 1; step < 6; step += 1) {
    await page.getByRole('checkbox').nth(1).click()
    await expect(button(page, 'De que momento da sua vida você se lembrou?')).toBeVisible()
    expect(await place(), 'with something ticked').toEqual(first)
    await button(page, 'Próxima').click()
    expect(await place()).toEqual(first)
  }
  await expect(button(page, 'Ver Resultados')).toBeInViewport({ ratio: 1 })
})

test('the result quotes what was ticked where a story is opened', async ({ page }) => {
  await open(page, path)
  const texts = await page.getByRole('checkbox').evaluateAll((all) => all.map((one) => one.parentElement?.textContent))
  await walk(page, [[0, 1], [], [2], [], [], [0, 1, 2]])
  const quoted = parts(page)
    .first()
    .getByText(texts[0] ?? '', { exact: true })
  await expect(quoted).toBeHidden()
  await page.getByLabel('Ler a história: Mundo Comum').click()
  await expect(quoted).toBeVisible()
  await expect(parts(page).first()).toContainText(texts[1] ?? '')
  await expect(parts(page).first()).not.toContainText(texts[2] ?? '')
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('rows and buttons can be tapped, and each step is brought into view', async ({ page }) => {
    await open(page, path)
    const row = page.getByRole('main').locator('label:has(input)').first()
    await row.tap({ position: { x: 200, y: 20 } })
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    for (const [index, [name]] of steps.entries()) {
      await expect(heading(page, name)).toBeInViewport({ ratio: 1 })
      // without a tap elsewhere, two in the same place would be a double tap
      await heading(page, name).tap()
      const next = button(page, index < 5 ? 'Próxima' : 'Ver Resultados')
      await next.scrollIntoViewIfNeeded()
      await next.tap()
    }
    await expect(resultTitle(page)).toBeInViewport()
    await expect(result(page).getByText('1 de 4')).toHaveCount(1)
  })
})
