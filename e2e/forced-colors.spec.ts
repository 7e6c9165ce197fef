import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { barLink, desktop, open, phone } from './site'
import { byMouse, parts, toolJourneys } from './toolPages'

/** Colours of the visitor's own, as Windows' contrast themes set them: what they must not wipe out. */

type Part = '::before' | '::after'

const styleOf = (locator: Locator, part?: Part) =>
  locator.evaluate((element, pseudo) => {
    const { backgroundColor, borderTopStyle, borderTopWidth, borderBottomStyle, outlineStyle, color, stroke, fill } =
      getComputedStyle(element, pseudo)
    return { backgroundColor, borderTopStyle, borderTopWidth, borderBottomStyle, outlineStyle, color, stroke, fill }
  }, part)

/** The colour of the canvas that the theme sets. */
const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const begin = async (page: Page, path: string) => {
  await open(page, path)
  await toolJourneys.find((tool) => tool.path === path)?.begin(page, byMouse)
}

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(`in a ${colorScheme} contrast theme`, colorScheme === 'dark' ? {} : { tag: '@thorough' }, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' }))

    test('the image that is asked about is marked among the others', async ({ page }) => {
      await begin(page, '/mandala-arquetipica')
      await page.getByRole('button', { name: 'Lua', exact: true }).click()
      await page.getByRole('button', { name: 'O que os símbolos lembram a você?' }).click()
      const images = page.getByRole('group', { name: 'Imagem' }).getByRole('radio')
      await expect(images).toHaveCount(4)
      const rules = await images.evaluateAll((all) =>
        all.map((one) => ({
          isAsked: one.matches(':checked'),
          rule: one.nextElementSibling && getComputedStyle(one.nextElementSibling).borderBottomColor,
        })),
      )
      const ground = await canvas(page)
      for (const { isAsked, rule } of rules) expect(rule !== ground).toBe(isAsked)
    })

    test('the current section is marked by more than its colour', async ({ page }) => {
      await open(page, '/#services')
      const ground = await canvas(page)
      const marker = await styleOf(barLink(page, 'Serviços'), '::after')
      expect(marker.backgroundColor).not.toBe(ground)
      const pager = page.getByRole('navigation', { name: 'Mudar de seção' })
      const position = await styleOf(pager.getByRole('button', { name: /^III: / }), '::before')
      expect(position.backgroundColor).not.toBe(ground)
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.locator('nav a[aria-current]')).toHaveCSS('text-decoration-line', 'underline')
    })

    test('a field has its line, its ring and its mistake; a button has its edge', async ({ page }) => {
      await page.setViewportSize(desktop)
      await open(page, '/contato-agendar')
      const field = page.getByRole('textbox', { name: /^Nome/ })
      const rest = await styleOf(field)
      expect(rest.borderBottomStyle).toBe('solid')
      await page.getByRole('button', { name: 'Enviar mensagem' }).click()
      await expect(field).toBeFocused()
      expect(await styleOf(field)).toMatchObject({ outlineStyle: 'solid', borderBottomStyle: 'double' })
      const edge = await styleOf(page.getByRole('button', { name: 'Enviar mensagem' }), '::after')
      expect(edge.borderTopStyle).toBe('solid')
    })

    test('what is chosen differs from what is not, in every tool', async ({ page }) => {
      await begin(page, '/mandala-arquetipica')
      const ground = await canvas(page)
      const dot = await styleOf(page.getByRole('button', { name: 'Sol', exact: true }), '::after')
      expect(dot.backgroundColor).not.toBe(ground)
      const band = page.locator('.mandala-drawing .mandala__band').first()
      expect((await styleOf(band)).stroke).not.toBe(ground)
      const generate = page.getByRole('button', { name: 'Gerar Interpretação' })
      expect((await styleOf(generate, '::after')).borderTopStyle).toBe('dashed')

      await begin(page, '/diario-sonhos')
      const star = await styleOf(page.getByRole('button', { name: 'Casa', exact: true }), '::after')
      expect(star.backgroundColor).not.toBe(ground)
      const notChosen = page.getByRole('button', { name: 'Pai', exact: true })
      expect((await styleOf(notChosen, '::after')).backgroundColor).toMatch(/, 0\)$/)

      await begin(page, '/jornada-heroi')
      // the browser's own box, in the theme's colours
      await expect(page.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto')
      await toolJourneys[1].finish(page, byMouse)
      await expect(parts(page)).toHaveCount(6)
      for (const part of await parts(page).all()) {
        const station = await styleOf(part.locator('circle'))
        expect((await styleOf(part.locator('text'))).fill).not.toBe(station.fill)
        expect(station.stroke).not.toBe(ground)
      }

      await begin(page, '/explorador-arquetipos')
      const bars = page.getByRole('progressbar').locator('span')
      const [done, toCome] = [await styleOf(bars.first()), await styleOf(bars.last())]
      expect(Number.parseFloat(done.borderTopWidth)).toBeGreaterThan(2 + Number.parseFloat(toCome.borderTopWidth))
      expect(done.borderTopStyle).toBe('solid')
    })
  })
