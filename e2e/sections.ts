import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'
import { button } from './site'

/** The landing page's sections in order. */
export const sections = [
  { label: 'Início', anchor: 'about', address: '/', title: 'Tornar-se quem se é.' },
  {
    label: 'Atuação Clínica',
    anchor: 'emotional-map',
    address: '/#emotional-map',
    title: 'A psique fala por imagens.',
  },
  { label: 'Serviços', anchor: 'services', address: '/#services', title: 'Três formas de encontro.' },
  { label: 'Contato', anchor: 'contact', address: '/#contact', title: 'Comece por uma conversa.' },
] as const

export type Label = (typeof sections)[number]['label']

export const bar = (page: Page): Locator => page.getByRole('banner')
export const barLink = (page: Page, label: Label): Locator =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: label, exact: true })
export const menuButton = (page: Page): Locator => button(page, 'Menu')
/** Says each move of the carousel; the form has a status of its own. */
export const announcement = (page: Page): Locator => page.locator('main > [role="status"]')
export const title = (page: Page, label: Label): Locator =>
  page.getByRole('heading', { level: 2, name: sections.find((one) => one.label === label)?.title ?? '', exact: true })

export const slide = (page: Page, label: Label): Locator => page.getByRole('group', { name: label, exact: true })
export const nextButton = (page: Page): Locator => page.getByRole('button', { name: /^Próxima: / })
export const previousButton = (page: Page): Locator => page.getByRole('button', { name: /^Anterior: / })

/** The slide fills the window's width, it alone can be reached, and the bar marks it. */
export async function expectSlide(page: Page, label: Label): Promise<void> {
  // to a hundredth of a px: the last half px takes the easing 35 ms more, in which a click is still refused
  await expect.poll(async () => (await slide(page, label).boundingBox())?.x ?? Number.NaN).toBeCloseTo(0, 2)
  for (const section of sections) {
    const isShown = section.label === label
    await expect(slide(page, section.label)).toHaveJSProperty('inert', !isShown)
    await expectMarked(page, section.label, isShown)
  }
}

/** The sections stand below each other, in order, whole, and there is nothing to move them by. */
export async function expectStacked(page: Page): Promise<void> {
  const places = await page.locator('[data-section]').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, bottom, height } = one.getBoundingClientRect()
      return { anchor: one.id, left, top, bottom, isCut: one.scrollHeight > Math.ceil(height) + 1 }
    }),
  )
  expect(places.map(({ anchor }) => anchor)).toEqual(sections.map(({ anchor }) => anchor))
  for (const [position, { left, top, isCut }] of places.entries()) {
    expect(left).toBeGreaterThanOrEqual(0)
    // paper has margins
    expect(left).toBeLessThan(100)
    expect(top).toBeGreaterThanOrEqual((places[position - 1]?.bottom ?? Number.NEGATIVE_INFINITY) - 1)
    expect(isCut).toBe(false)
  }
  await expect(page.getByRole('navigation', { name: 'Mudar de seção' })).toBeHidden()
}

/** The bar marks this link as the current one, or not. */
export async function expectMarked(page: Page, label: Label, isMarked: boolean): Promise<void> {
  if (isMarked) await expect(barLink(page, label)).toHaveAttribute('aria-current', /^(page|true)$/)
  else await expect(barLink(page, label)).not.toHaveAttribute('aria-current')
}
