import type { BrowserContext, Locator, Page, Request, Response } from '@playwright/test'
import { loadPractice } from '../scripts/practicePlugin.ts'
import { expect } from './fixtures'
import { e2e } from './sites'

/** What the practitioner filled in; everything else the tests expect is written out, from the specification. */
export const practice = await loadPractice()

/** An address of the site as the host serves it: below the folder, where the site under test is in one. */
export const at = (address: string): string => e2e.base + address

export const desktop = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844 }

/** For `test.use`: a phone in the hand. */
export const phoneInHand = { viewport: phone, hasTouch: true, isMobile: true }

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

export const aboutPath = `/sobre-${practice.aboutSlug}`

export const unknownAddress = '/nao-existe'

export const existingPages = [
  '/',
  aboutPath,
  '/atuacao-clinica-junguiana',
  '/servicos-terapia',
  '/contato-agendar',
  '/privacidade',
  '/acessibilidade',
]
export const everyPage = [...existingPages, unknownAddress]

/** The page is hydrated: the browser has measured the window for it. Looked for in every frame, as every test begins so. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-layout]:not([data-layout="unmeasured"])'))
}

export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(at(address))
  await expectHydrated(page)
  return answer
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await expectHydrated(page)
}

/** A font that comes late takes the place of the fallback (`font-display: swap`); the second time it is at hand. */
export async function openInItsFonts(page: Page, address: string): Promise<void> {
  await open(page, address)
  await reload(page)
}

/** Opens the page and stops its clock; from then on time passes only by `page.clock.runFor`. */
export async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await open(page, address)
  await page.clock.pauseAt(Date.now() + 60_000)
}

export const bar = (page: Page): Locator => page.getByRole('banner')
export const barLink = (page: Page, label: Label): Locator =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: label, exact: true })
export const menuButton = (page: Page): Locator => button(page, 'Menu')
/** Says each move of the carousel; the form has a status of its own. */
export const announcement = (page: Page): Locator => page.locator('main > [role="status"]')
export const title = (page: Page, label: Label): Locator =>
  page.getByRole('heading', { level: 2, name: sections.find((one) => one.label === label)?.title ?? '', exact: true })

/** A button of this very name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Clicks buttons one after the other. */
export async function clickAll(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await button(page, name).click()
}

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

/** Nothing moves any more: what has come to rest stays in its last frame until it is released. */
export const motionEnds = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().every(({ effect }) => effect?.getComputedTiming().progress === 1)),
    )
    .toBe(true)

/** Address without the origin, and without the folder the site may be in. */
export const addressOf = (page: Page): Promise<string> =>
  page.evaluate((base) => (location.pathname + location.search + location.hash).slice(base.length), e2e.base)

/** What is in the clipboard, pasted elsewhere: the site's own pages may not read it. */
export async function clipboardText(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await page.setContent('<textarea aria-label="paper"></textarea>')
  const paper = page.getByRole('textbox', { name: 'paper' })
  await paper.press('ControlOrMeta+V')
  const text = await paper.inputValue()
  await page.close()
  return text
}

/** The code of every page; a pattern for the addresses a page asks for. */
export const scripts = '**/assets/*.js'

/** Holds what the page asks for at such addresses back until the gate is opened. */
export async function hold(page: Page, addresses: string) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(addresses, async (route) => {
    await opened
    // who asked for it may have left
    await route.fallback().catch(() => undefined)
  })
  return { open: () => open() }
}

/** Specification 9. */
export const slideMs = 700
export const jumpMs = { desktop: 250, phone: 150 }
/** Enough for what waits for the next frame. */
export const framesMs = 50

const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })
export const sendButton = (page: Page) => main(page).getByRole('button', { name: /^(Enviar mensagem|Enviando\.\.\.)$/ })
export const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Mensagem enviada com sucesso! Responderemos em breve.' })
export const copyButton = (page: Page) => page.getByRole('button', { name: /^(Copiar|Texto copiado)$/ })

/** All that a message needs. */
export async function fillRequired(page: Page, email: string) {
  await field(page, /^Nome/).fill('Ana')
  await field(page, /^E-mail/).fill(email)
}

/** Messages sent from now on. */
export function watchSending(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url() === e2e.inbox && request.method() === 'POST') sent.push(request)
  })
  return sent
}

/** The middle of something on the screen. */
export async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox()
  if (!box) throw new Error('not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** By how much the page is wider than its window. */
export const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
