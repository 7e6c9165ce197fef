import type { Page } from '@playwright/test'
import { e2e } from '../scripts/server/e2e'
import { faultAddress } from '../scripts/server/faults'
import { expect } from './fixtures'
import type { Journal } from './journal'
import { barLink, expectAlive, expectSlide, gate, menuButton, nextButton, previousButton, sections } from './site'
import { type Press, toolJourneys } from './toolPages'

/** Somebody on the site, whose clock is stopped and goes on only as told; each `rest` looks at the page. */
export interface Visitor {
  page: Page
  press: Press
  /** A press that is never the second one of a double press. */
  pressOnce: Press
  /** Tells this visitor's messages from those of others. */
  email: string
}

type Recorded = Visitor & Pick<Journal, 'rest' | 'pictures' | 'look'>

/** Specification 9; the words on a pressed link stay 3 s. */
export const slideMs = 700
export const jumpMs = { desktop: 250, phone: 150 }
export const bannerMs = 5000
export const noticeMs = 3000
/** Enough for what waits for the next frame. */
const framesMs = 50

const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })
export const sendButton = (page: Page) => main(page).getByRole('button', { name: /^(Enviar mensagem|Enviando\.\.\.)$/ })
export const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Mensagem enviada com sucesso!' })
export const copyButton = (page: Page) => page.getByRole('button', { name: /^(Copiar texto|Texto copiado)$/ })
const writing = (page: Page) => page.getByRole('textbox', { name: 'Um lugar para escrever' })

/** Opens the landing page, and looks at it before it has come alive, too: that is state 0. */
async function arrive({ page, rest, pictures, look }: Recorded) {
  const scripts = gate()
  await page.route('**/*.js', async (route) => {
    await scripts.opened
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  pictures.set(0, await look())
  scripts.open()
  await expectAlive(page)
  await page.unroute('**/*.js')
  await page.clock.pauseAt(Date.now() + 60_000)
  await rest('at home')
}

async function throughSlides({ page, press, rest }: Recorded) {
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
  await press(page.getByRole('button', { name: /^IV: / }))
  await settle()
  await press(nextButton(page))
  await settle('at the seam')
  await press(previousButton(page))
  await settle()
  await press(barLink(page, 'Serviços'))
  await rest('with a link chosen')
  await page.clock.runFor(jumpMs.desktop)
  await page.goBack()
  await settle()
  await settle()
  await page.goForward()
  await settle()
  await expectSlide(page, 'Serviços')
}

async function throughMenu({ page, press, rest }: Recorded) {
  await press(menuButton(page))
  await rest('with the menu open')
  await page.keyboard.press('Escape')
  await rest()
  await press(menuButton(page))
  await press(barLink(page, 'Atuação Clínica'))
  await rest('with a link chosen')
  await page.clock.runFor(jumpMs.phone + framesMs)
  await rest()
  for (const { anchor } of [...sections].reverse()) {
    await page.locator(`#${anchor}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await rest()
  }
}

/** A message that is not delivered, then one that is. */
async function throughForm({ page, press, rest, email }: Recorded) {
  const send = async (moment: string) => {
    const answer = gate()
    await page.route(e2e.inbox, async (route) => {
      await answer.opened
      await route.continue()
    })
    await press(sendButton(page))
    await expect(sendButton(page)).toHaveText('Enviando...')
    await rest(moment)
    answer.open()
    await expect(sendButton(page)).toHaveText('Enviar mensagem')
    await page.unroute(e2e.inbox)
    await rest()
  }
  await field(page, /^Nome/).pressSequentially('Ana')
  await rest()
  await field(page, /^E-mail/).fill(faultAddress('json-500'))
  await rest()
  await field(page, /^Mensagem/).fill('Às terças.\n“Sim” & <b>.')
  await rest('with a message written')
  await send('while sending in vain')
  await field(page, /^E-mail/).fill(email)
  await rest()
  await send('while sending')
  await expect(banner(page)).toBeVisible()
  await page.clock.runFor(bannerMs / 2)
  await rest('with the banner')
  await field(page, /^Nome/).fill('Rui')
  await rest()
  await page.clock.runFor(bannerMs / 2)
  await expect(banner(page)).toBeHidden()
  await rest()
}

/** All four tools, one after the other, beginning on the first one's page. */
async function throughTools(visitor: Recorded) {
  const { page, rest } = visitor
  const pressAndRest: Press = async (control) => {
    await visitor.pressOnce(control)
    await rest()
  }
  for (const [position, { name, begin, finish, restart }] of toolJourneys.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await rest()
    await begin(page, pressAndRest)
    await rest(`on the way through ${name}`)
    await finish(page, pressAndRest)
    await writing(page).fill('Uma linha minha.\nE outra.')
    await rest(`at the end of ${name}`)
    if (name === 'Mandala Arquetípica') {
      await copyResult(visitor)
      await pressAndRest(page.getByRole('button', { name: 'Mover Sol para baixo' }))
    }
    const next = toolJourneys[position + 1]
    if (next) await visitor.press(main(page).getByRole('link', { name: next.name }))
    else await pressAndRest(page.getByRole('button', { name: restart, exact: true }))
  }
}

async function copyResult({ page, press, rest }: Recorded) {
  const clipboard = gate()
  await page.exposeFunction('keepText', () => clipboard.opened)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: Reflect.get(window, 'keepText') } })
  })
  await press(copyButton(page))
  await rest('while copying')
  clipboard.open()
  await expect(copyButton(page)).toHaveText('Texto copiado')
  await rest('with the text copied')
  await page.clock.runFor(noticeMs)
  await rest()
}

async function toPage({ page, press, rest }: Recorded, link: RegExp | string, heading: string) {
  await press(page.getByRole('link', { name: link }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await rest()
}

/** Home, then through the browser's history; the visit ends on the second tool from the end. */
async function backAndForth({ page, press, rest }: Recorded) {
  await press(page.getByRole('banner').getByRole('link', { name: 'Voltar' }))
  await rest()
  for (const go of ['goBack', 'goBack', 'goForward', 'goBack'] as const) {
    await page[go]()
    await rest()
  }
}

/**
 * Ends on another page: until the window has been measured, the stylesheet shows the slide that is the browser's `:target`,
 * and that is no part of the store.
 */
export async function slidesVisit(visitor: Recorded): Promise<void> {
  await arrive(visitor)
  await throughSlides(visitor)
  await toPage(visitor, 'Como é a primeira sessão', 'Três formas de encontro.')
}

export async function desktopVisit(visitor: Recorded): Promise<void> {
  await slidesVisit(visitor)
  await toPage(visitor, /^Próxima: Contato/, 'Comece por uma conversa.')
  await throughForm(visitor)
  await toPage(visitor, 'Mandala Arquetípica', 'Mandala Arquetípica')
  await throughTools(visitor)
  await backAndForth(visitor)
}

export async function phoneVisit(visitor: Recorded): Promise<void> {
  await arrive(visitor)
  await throughMenu(visitor)
  await throughForm(visitor)
  await toPage(visitor, 'Como é a primeira sessão', 'Três formas de encontro.')
  await toPage(visitor, 'Mandala Arquetípica', 'Mandala Arquetípica')
  await throughTools(visitor)
  await backAndForth(visitor)
}
