import { expect } from '../fixtures'
import {
  at,
  barLink,
  expectHydrated,
  expectSlide,
  hold,
  menuButton,
  nextButton,
  previousButton,
  scripts,
  sections,
} from '../site'
import { framesMs, jumpMs, type Recorded, slideMs } from '../visitor'
import { throughForm, throughTools } from './formAndTools'

/** Opens the landing page, and looks at it before it is hydrated, too: that is state 0. */
async function arrive({ page, rest, pictures, look }: Recorded) {
  const code = await hold(page, scripts)
  await page.clock.install()
  await page.goto(at('/'), { waitUntil: 'domcontentloaded' })
  pictures.set(0, await look())
  code.open()
  await expectHydrated(page)
  await page.unroute(scripts)
  await page.clock.pauseAt(Date.now() + 60_000)
  await rest('at home')
}

async function throughSlides({ page, click, rest }: Recorded) {
  const settle = async (moment?: string) => {
    await page.clock.runFor(slideMs / 2)
    await rest(moment)
    await page.clock.runFor(slideMs / 2)
    await rest()
  }
  await page.keyboard.press('ArrowRight')
  await rest()
  await page.keyboard.press('ArrowRight')
  await settle('in the middle of a move')
  await click(page.getByRole('button', { name: /^IV: / }))
  await settle()
  await click(nextButton(page))
  await settle('at the seam')
  await click(previousButton(page))
  await settle('at the other seam')
  await click(barLink(page, 'Serviços'))
  await rest('with a link chosen')
  await page.clock.runFor(jumpMs.desktop)
  await page.goBack()
  await settle()
  await settle()
  await page.goForward()
  await settle()
  await expectSlide(page, 'Serviços')
}

async function throughMenu({ page, click, rest }: Recorded) {
  await click(menuButton(page))
  await rest('with the menu open')
  await page.keyboard.press('Escape')
  await rest()
  await click(menuButton(page))
  await click(barLink(page, 'Atuação Clínica'))
  await rest('with a link chosen')
  await page.clock.runFor(jumpMs.phone + framesMs)
  await rest()
  for (const { anchor } of [...sections].reverse()) {
    await page.locator(`#${anchor}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await rest()
  }
}

async function toPage({ page, click, rest }: Recorded, link: RegExp | string, heading: string) {
  await click(page.getByRole('link', { name: link }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await rest()
}

/** Home, then through the browser's history; the visit ends on the second tool from the end. */
async function backAndForth({ page, click, rest }: Recorded) {
  await click(page.getByRole('banner').getByRole('link', { name: 'Voltar' }))
  await rest()
  for (const go of ['goBack', 'goBack', 'goForward', 'goBack'] as const) {
    await page[go]()
    await rest()
  }
}

const firstMeeting = (visitor: Recorded) => toPage(visitor, 'Como é a primeira sessão', 'Três formas de encontro.')

async function throughToolsFromPage(visitor: Recorded) {
  await toPage(visitor, 'Mandala Arquetípica', 'Mandala Arquetípica')
  await throughTools(visitor)
}

/**
 * Ends on another page: until the window has been measured, the stylesheet shows the slide that is the browser's `:target`,
 * and that is no part of the store.
 */
export async function slidesVisit(visitor: Recorded): Promise<void> {
  await arrive(visitor)
  await throughSlides(visitor)
  await firstMeeting(visitor)
}

export async function desktopVisit(visitor: Recorded): Promise<void> {
  await arrive(visitor)
  await throughSlides(visitor)
  await firstMeeting(visitor)
  await toPage(visitor, /^Próxima: Contato/, 'Comece por uma conversa.')
  await throughForm(visitor)
  await throughToolsFromPage(visitor)
  await backAndForth(visitor)
}

export async function phoneVisit(visitor: Recorded): Promise<void> {
  await arrive(visitor)
  await throughMenu(visitor)
  await throughForm(visitor)
  await firstMeeting(visitor)
  await throughToolsFromPage(visitor)
  await backAndForth(visitor)
}
