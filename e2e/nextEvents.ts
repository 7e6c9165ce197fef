import { expect } from './fixtures'
import { addressOf, barLink, expectSlide, type Label, menuButton, nextButton, previousButton } from './site'
import { toolJourneys } from './toolPages'
import { banner, bannerMs, copyButton, field, jumpMs, noticeMs, sendButton, slideMs, type Visitor } from './visits'

/** What the visitor does next, by a control of the page, and what must come of it; no clock is left running. */
type NextEvent = (visitor: Visitor) => Promise<void>

const move =
  (direction: 'next' | 'previous', to: Label): NextEvent =>
  async ({ page, press }) => {
    await press(direction === 'next' ? nextButton(page) : previousButton(page))
    await page.clock.runFor(slideMs)
    await expectSlide(page, to)
  }

const chooseInBar: NextEvent = async ({ page, press }) => {
  await press(barLink(page, 'Contato'))
  await page.clock.runFor(jumpMs.desktop)
  await page.clock.runFor(slideMs)
  await expectSlide(page, 'Contato')
}

const openMenu: NextEvent = async ({ page, press }) => {
  await press(menuButton(page))
  await expect(barLink(page, 'Contato')).toBeVisible()
}

const chooseInMenu: NextEvent = async ({ page, press }) => {
  await press(barLink(page, 'Contato'))
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await page.clock.runFor(jumpMs.phone)
  expect(await addressOf(page)).toBe('/#contact')
}

const send: NextEvent = async ({ page, email }) => {
  // while a message is on its way its fields are read-only
  if ((await field(page, /^Nome/).getAttribute('readonly')) === null) {
    await field(page, /^Nome/).fill('Ana')
    await field(page, /^E-mail/).fill(email)
  }
  // by the keyboard: to a mouse of Playwright's the button counts as disabled then
  await sendButton(page).press('Enter')
  await expect(field(page, /^Nome/)).toHaveValue('')
  await expect(banner(page)).toBeVisible()
  await page.clock.runFor(bannerMs)
  await expect(banner(page)).toBeHidden()
}

const copyAgain: NextEvent = async ({ page, press }) => {
  await press(copyButton(page))
  await expect(copyButton(page)).toHaveText('Texto copiado')
  await page.clock.runFor(noticeMs)
  await expect(copyButton(page)).toHaveText('Copiar texto')
}

const inTools: [string, NextEvent][] = toolJourneys.flatMap(
  ({ name, finish, restart, fresh }): [string, NextEvent][] => [
    [
      `on the way through ${name}`,
      async ({ page, pressOnce }) => {
        await finish(page, pressOnce)
        await expect(page.getByRole('link', { name: 'Explorar em Terapia' })).toBeVisible()
      },
    ],
    [
      `at the end of ${name}`,
      async ({ page, press }) => {
        await press(page.getByRole('button', { name: restart, exact: true }))
        await expect(fresh(page)).toBeVisible()
      },
    ],
  ],
)

const anywhere: [string, NextEvent][] = [
  ['with a message written', send],
  ['while sending', send],
  ['with the banner', send],
  ['while copying', copyAgain],
  ['with the text copied', copyAgain],
  ...inTools,
]

/** By moment of the visit. */
export const slideEvents: readonly [string, NextEvent][] = [
  ['before the page has come alive', move('next', 'Atuação Clínica')],
  ['at home', move('previous', 'Contato')],
  ['in the middle of a move', move('next', 'Serviços')],
  ['at the seam', move('previous', 'Contato')],
  ['with a link chosen', chooseInBar],
]

export const desktopEvents: readonly [string, NextEvent][] = [...slideEvents, ...anywhere]

export const phoneEvents: readonly [string, NextEvent][] = [
  ['before the page has come alive', openMenu],
  ['at home', openMenu],
  ['with the menu open', chooseInMenu],
  ['with a link chosen', openMenu],
  ...anywhere,
]
