import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { field, sendButton } from './formPage'
import { barLink, menuButton } from './sections'
import { button, open, phone } from './site'
import { byMouse, journeys } from './toolPages'

/** Colours of the visitor's own, as Windows' contrast themes set them: what they must not wipe out. */

const styleOf = (locator: Locator, part?: '::before' | '::after') =>
  locator.evaluate((element, pseudo) => {
    const { backgroundColor, borderTopStyle, borderTopWidth, borderBottomStyle, outlineStyle, stroke, fill } =
      getComputedStyle(element, pseudo)
    return { backgroundColor, borderTopStyle, borderTopWidth, borderBottomStyle, outlineStyle, stroke, fill }
  }, part)

/** The colour of the canvas that the theme sets. */
const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const { mandala, journey, quiz, dreams } = journeys
const begin = async (page: Page, { path, begin }: typeof mandala) => {
  await open(page, path)
  await begin(page, byMouse)
}

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
)

test('when colours are forced the current section is marked by more than its colour', async ({ page }) => {
  await open(page, '/#services')
  const ground = await canvas(page)
  expect((await styleOf(barLink(page, 'Serviços'), '::after')).backgroundColor).not.toBe(ground)
  const pager = page.getByRole('navigation', { name: 'Mudar de seção' })
  const position = await styleOf(pager.getByRole('button', { name: /^III: / }), '::before')
  expect(position.backgroundColor).not.toBe(ground)
  await page.setViewportSize(phone)
  await menuButton(page).click()
  await expect(page.locator('nav a[aria-current]')).toHaveCSS('text-decoration-line', 'underline')
})

test('when colours are forced a field shows its mistake, a button its edge', async ({ page }) => {
  await open(page, '/contato-agendar')
  const name = field(page, /^Nome/)
  expect((await styleOf(name)).borderBottomStyle).toBe('solid')
  await sendButton(page).click()
  await expect(name).toBeFocused()
  expect(await styleOf(name)).toMatchObject({ outlineStyle: 'solid', borderBottomStyle: 'double' })
  expect((await styleOf(sendButton(page), '::after')).borderTopStyle).toBe('solid')
})

test('when colours are forced what is chosen differs from what is not, in every tool', async ({ page }) => {
  await begin(page, mandala)
  const ground = await canvas(page)
  expect((await styleOf(button(page, 'Sol'), '::after')).backgroundColor).not.toBe(ground)
  const bands = page.getByRole('img', { name: /^Mandala/ }).locator('.mandala__part')
  expect((await styleOf(bands.first())).stroke).not.toBe(ground)
  expect((await styleOf(button(page, 'Gerar Interpretação'), '::after')).borderTopStyle).toBe('dashed')

  await begin(page, dreams)
  expect((await styleOf(button(page, 'Casa'), '::after')).backgroundColor).not.toBe(ground)
  expect((await styleOf(button(page, 'Pai'), '::after')).backgroundColor).toMatch(/, 0\)$/)

  await begin(page, journey)
  // the browser's own box, in the theme's colours
  await expect(page.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto')

  await begin(page, quiz)
  const bar = page.getByRole('progressbar')
  // the rest, and above it what is done
  expect((await styleOf(bar)).borderBottomStyle).toBe('solid')
})
