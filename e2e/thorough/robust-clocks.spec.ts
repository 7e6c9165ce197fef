import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { faultAddress } from '../formService'
import { announcement, barLink, expectSlide, nextButton, openWithStoppedClock } from '../site'
import { banner, bannerMs, field, fillRequired, framesMs, sendButton, slideMs } from '../visitor'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The visitor looks at another tab, or comes back to this one. */
const setInBackground = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isHidden)

/** In another tab for so long, with clocks that ring late and once, as browsers let them; then a few frames here. */
async function spendInBackground(page: Page, ms: number) {
  await setInBackground(page, true)
  await page.clock.fastForward(ms)
  await setInBackground(page, false)
  await page.clock.runFor(framesMs)
}

async function send(page: Page, email: string) {
  await fillRequired(page, email)
  await sendButton(page).click()
}

async function expectNextMove(page: Page) {
  await nextButton(page).click()
  await page.clock.runFor(slideMs)
  await expectSlide(page, 'Serviços')
}

test.describe('a tab in the background', () => {
  test('during a move finds the slide at rest, whenever it is looked at again', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(300)
    await spendInBackground(page, 10 * minute)
    await expectSlide(page, 'Atuação Clínica')
    await expectNextMove(page)
  })

  test('between a click on a link of the bar and its jump gets there all the same', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await barLink(page, 'Contato').click()
    await spendInBackground(page, minute)
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Contato')
    await page.clock.runFor(minute)
    await expectSlide(page, 'Contato')
  })

  test('while a message is sent keeps the banner 5 s, and waits 20 s for an answer', async ({ page, watch }) => {
    watch.allow(/The message could not be sent/)
    await openWithStoppedClock(page, '/contato-agendar')
    await send(page, 'fundo@exemplo.com.br')
    await expect(banner(page)).toBeVisible()
    await spendInBackground(page, bannerMs - 1000)
    await expect(banner(page)).toBeVisible()
    await spendInBackground(page, minute)
    await expect(banner(page)).toBeHidden()
    await send(page, faultAddress('hang', 'fundo'))
    await expect(sendButton(page)).toHaveText('Enviando...')
    await spendInBackground(page, hour)
    await expect(sendButton(page)).toHaveText('Enviar mensagem')
    await expect(field(page, /^Nome/)).toHaveValue('Ana')
  })
})

for (const [name, jump] of [
  ['a day ahead', day],
  ['an hour back', -hour],
] as const)
  test.describe(`the computer's clock set ${name}`, () => {
    const setClock = async (page: Page) => page.clock.setSystemTime((await page.evaluate(() => Date.now())) + jump)

    test('during a move neither shortens nor prolongs its 700 ms', async ({ page }) => {
      await openWithStoppedClock(page, '/')
      await page.keyboard.press('ArrowRight')
      await page.clock.runFor(300)
      await setClock(page)
      await page.clock.runFor(slideMs - 300 - 1)
      await page.keyboard.press('ArrowRight')
      await expect(announcement(page)).toHaveText('Atuação Clínica, 2 de 4')
      await page.clock.runFor(1)
      await expectSlide(page, 'Atuação Clínica')
      await expectNextMove(page)
    })

    test('leaves the banner its 5 s', async ({ page }) => {
      await openWithStoppedClock(page, '/contato-agendar')
      await send(page, `relogio${jump}@exemplo.com.br`)
      await expect(banner(page)).toBeVisible()
      await page.clock.runFor(2000)
      await setClock(page)
      await page.clock.runFor(bannerMs - 2000 - 1)
      await expect(banner(page)).toBeVisible()
      await page.clock.runFor(1)
      await expect(banner(page)).toBeHidden()
    })
  })
