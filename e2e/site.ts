import type { BrowserContext, Locator, Page, Response } from '@playwright/test'
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

/** The page is hydrated: it has measured the window. Looked for in every animation frame, as every test begins so. */
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

/** Specification 9. */
export const slideMs = 700
export const jumpMs = 250
/** Enough for what waits for the next frame. */
export const framesMs = 50

/** A button of this very name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Clicks buttons one after the other. */
export async function clickAll(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await button(page, name).click()
}

/** Nothing moves any more: what has come to rest stays in its last frame until it is released. */
export const motionEnds = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().every(({ effect }) => effect?.getComputedTiming().progress === 1)),
    )
    .toBe(true)

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

export const copyButton = (page: Page) => page.getByRole('button', { name: /^(Copiar|Texto copiado)$/ })

/** Where something is in the window, or comes to be. */
export async function boxOf(one: Locator) {
  const box = await one.boundingBox({ timeout: 10_000 })
  if (!box) throw new Error(`${one} is not on the screen`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** By how much the page is wider than its window. */
export const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
