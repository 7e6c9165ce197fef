import { expect } from '../fixtures'
import { swipe, turnWheel } from '../gestures'
import { addressOf, barLink, expectSlide, type Label, menuButton, nextButton, previousButton, slide } from '../site'
import { result, toolJourneys } from '../toolPages'
import {
  banner,
  bannerMs,
  copyButton,
  field,
  fillRequired,
  jumpMs,
  main,
  noticeMs,
  sendButton,
  slideMs,
  type Visitor,
} from '../visitor'

/** What the visitor does next, by a control of the page, and what must come of it; no clock is left running. */
type NextEvent = (visitor: Visitor) => Promise<void>

/** Whatever asks for a slide must show it. */
const move =
  (ask: NextEvent, to: Label): NextEvent =>
  async (visitor) => {
    await ask(visitor)
    await visitor.page.clock.runFor(slideMs)
    await expectSlide(visitor.page, to)
  }

const clickNext: NextEvent = ({ page, click }) => click(nextButton(page))
const clickPrevious: NextEvent = ({ page, click }) => click(previousButton(page))
const pressKey =
  (key: 'ArrowLeft' | 'ArrowRight'): NextEvent =>
  ({ page }) =>
    page.keyboard.press(key)
const swipeToNext: NextEvent = ({ page }) => swipe(page, -150, 0)
const wheelToNext: NextEvent = ({ page }) => turnWheel(page, 120, 0)

const chooseInBar: NextEvent = async ({ page, click }) => {
  await click(barLink(page, 'Contato'))
  await page.clock.runFor(jumpMs.desktop)
  await page.clock.runFor(slideMs)
  await expectSlide(page, 'Contato')
}

/** Back to the slide that was visible before the page at which the visit ended, and forward again. */
const goBack: NextEvent = async ({ page }) => {
  await page.goBack()
  await page.clock.runFor(slideMs)
  await expectSlide(page, 'Serviços')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Três formas de encontro.')
}

/** The visible slide is a copy of the one it stands for; a click anywhere on it brings the original. */
const clickOnSlide: NextEvent = async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.click(width / 2, height / 2)
}

const followLinkOfSlide: NextEvent = async (visitor) => {
  const { page, click } = visitor
  await clickOnSlide(visitor)
  await click(slide(page, 'Início').getByRole('link', { name: 'Agendar Consulta' }))
  await page.clock.runFor(jumpMs.desktop)
  await page.clock.runFor(slideMs)
  await expectSlide(page, 'Contato')
}

const writeInFieldOfSlide: NextEvent = async (visitor) => {
  const { page, click } = visitor
  await clickOnSlide(visitor)
  await click(field(page, /^Nome/))
  await page.keyboard.type('Ana')
  await expect(field(page, /^Nome/)).toHaveValue('Ana')
}

/** Past the bar to what is visible, which stays so, whatever the address says. */
const skipToContent: NextEvent = async ({ page }) => {
  const placeOf = async () => [await page.title(), await addressOf(page)]
  const before = await placeOf()
  await page.getByRole('link', { name: 'Pular para o conteúdo' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(main(page).locator(':focus')).toBeVisible()
  expect(await placeOf()).toEqual(before)
}

const openMenu: NextEvent = async ({ page, click }) => {
  await click(menuButton(page))
  await expect(barLink(page, 'Contato')).toBeVisible()
}

const chooseInMenu: NextEvent = async ({ page, click }) => {
  await click(barLink(page, 'Contato'))
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await page.clock.runFor(jumpMs.phone)
  expect(await addressOf(page)).toBe('/#contact')
}

const send: NextEvent = async ({ page, email }) => {
  // while a message is on its way its fields are read-only
  if ((await field(page, /^Nome/).getAttribute('readonly')) === null) await fillRequired(page, email)
  // by the keyboard: to a mouse of Playwright's the button counts as disabled then
  await sendButton(page).press('Enter')
  await expect(field(page, /^Nome/)).toHaveValue('')
  await expect(banner(page)).toBeVisible()
  await page.clock.runFor(bannerMs)
  await expect(banner(page)).toBeHidden()
}

/** A message that nobody is sending any more keeps its fields read-only only until somebody attempts to write in one. */
const write: NextEvent = async ({ page, click }) => {
  const name = field(page, /^Nome/)
  const before = await name.inputValue()
  await click(name)
  await page.keyboard.press('End')
  await page.keyboard.type(' Lima')
  await expect(name).toHaveValue(`${before} Lima`)
}

const writeByKeyboard: NextEvent = async ({ page }) => {
  const message = field(page, /^Mensagem/)
  const before = await message.inputValue()
  await message.focus()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(message).not.toHaveValue(before)
}

const copyAgain: NextEvent = async ({ page, click }) => {
  await click(copyButton(page))
  await expect(copyButton(page)).toHaveText('Texto copiado')
  await page.clock.runFor(noticeMs)
  await expect(copyButton(page)).toHaveText('Copiar')
}

const inTools: [string, NextEvent][] = toolJourneys.flatMap(
  ({ name, finish, restart, fresh }): [string, NextEvent][] => [
    [
      `on the way through ${name}`,
      async ({ page, clickOnce }) => {
        await finish(page, clickOnce)
        await expect(result(page)).toBeVisible()
      },
    ],
    [
      `at the end of ${name}`,
      async ({ page, click }) => {
        await click(page.getByRole('button', { name: restart, exact: true }))
        await expect(fresh(page)).toBeVisible()
      },
    ],
  ],
)

const anywhere: [string, NextEvent][] = [
  ['with a message written', send],
  ['while sending in vain', write],
  ['while sending', send],
  ['while sending', write],
  ['while sending', writeByKeyboard],
  ['with the banner', send],
  ['while copying', copyAgain],
  ['with the text copied', copyAgain],
  ['at the end of Mandala Arquetípica', skipToContent],
]

const onSlides: [string, NextEvent][] = [
  ['before the page is hydrated', move(clickNext, 'Atuação Clínica')],
  ['at home', move(clickPrevious, 'Contato')],
  ['in the middle of a move', move(clickNext, 'Serviços')],
  ['at the seam', move(clickPrevious, 'Contato')],
  ['at the seam', followLinkOfSlide],
  ['with a link chosen', chooseInBar],
]

/** By moment of the visit. The first one goes through the browser's history, to which others add. */
export const slideEvents: readonly [string, NextEvent][] = [
  ['before the page is hydrated', goBack],
  ['before the page is hydrated', chooseInBar],
  ['before the page is hydrated', move(pressKey('ArrowRight'), 'Atuação Clínica')],
  ['before the page is hydrated', move(pressKey('ArrowLeft'), 'Contato')],
  ['before the page is hydrated', move(swipeToNext, 'Atuação Clínica')],
  ['before the page is hydrated', move(wheelToNext, 'Atuação Clínica')],
  ['before the page is hydrated', skipToContent],
  ['at home', skipToContent],
  ['at the seam', move(pressKey('ArrowRight'), 'Atuação Clínica')],
  ['at the seam', move(pressKey('ArrowLeft'), 'Contato')],
  ['at the seam', move(clickOnSlide, 'Início')],
  ['at the seam', move(swipeToNext, 'Atuação Clínica')],
  ['at the other seam', writeInFieldOfSlide],
  ['at the other seam', move(clickNext, 'Início')],
  ...onSlides,
]

export const desktopEvents: readonly [string, NextEvent][] = [...onSlides, ...anywhere]

export const phoneEvents: readonly [string, NextEvent][] = [
  ['before the page is hydrated', openMenu],
  ['at home', openMenu],
  ['with the menu open', chooseInMenu],
  ['with a link chosen', openMenu],
  ...anywhere,
  ...inTools,
]
