import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { entriesOf, injectDevtools, jumpTo, logLength } from '../instrument'
import {
  addressOf,
  at,
  barLink,
  desktop,
  expectMarked,
  expectSlide,
  hold,
  menuButton,
  openWithStoppedClock,
  phone,
} from '../site'
import { e2e } from '../sites'
import { banner, bannerMs, field, fillRequired, jumpMs, sendButton, slideMs } from '../visitor'

test.use({ baseURL: e2e.devtools.origin })
test.beforeEach(({ context }) => injectDevtools(context))

const aMinute = 60_000

/** What brings to rest whatever the page has not followed. */
const restored = { type: 'timeTravel/stateRestored', payload: { mode: 'desktop' } }

/**
 * Jumps to the beginning, and back once the log has got the one entry that was on its way, and no other for so long.
 * @param added what the way back adds, where something is under way that the page has not followed
 */
async function elsewhereUntil(
  page: Page,
  ending: object,
  wait: () => Promise<unknown>,
  thenMs: number,
  added: readonly object[] = [],
) {
  const present = await logLength(page)
  const news = async () => (await entriesOf(page)).slice(present).map(({ action }) => action)
  await jumpTo(page, 1)
  await wait()
  await expect.poll(news).toEqual([ending])
  await page.clock.runFor(thenMs)
  await page.evaluate(() => window.timeMachine.quiet())
  expect(await news()).toEqual([ending])
  await jumpTo(page, present + 1)
  await page.evaluate(() => window.timeMachine.quiet())
  expect(await news()).toEqual([ending, ...added])
}

test.describe('what is on its way while the visitor is taken elsewhere', () => {
  /** To the millisecond. */
  const runOut = (page: Page, ms: number) => async () => {
    const before = await logLength(page)
    await page.clock.runFor(ms - 1)
    expect(await logLength(page)).toBe(before)
    await page.clock.runFor(1)
  }

  test('a move ends after its 700 ms', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(300)
    const settled = { type: 'carousel/settled', payload: { move: 1 } }
    await elsewhereUntil(page, settled, runOut(page, slideMs - 300), aMinute)
    await expectSlide(page, 'Atuação Clínica')
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Serviços')
  })

  /** Somebody waits for the answer to a message; gives the way to answer it. */
  async function sendMessage(page: Page) {
    await openWithStoppedClock(page, '/contato-agendar')
    const answer = await hold(page, e2e.inbox)
    await fillRequired(page, 'enquanto-isso@exemplo.com.br')
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('Enviando...')
    return answer
  }

  test('a message is answered, without a banner for those who come back', async ({ page }) => {
    const answer = await sendMessage(page)
    const succeeded = { type: 'form/sendSucceeded', payload: { send: 1 } }
    await elsewhereUntil(page, succeeded, async () => answer.open(), 2000, [restored])
    await expect(banner(page)).toBeHidden()
    await field(page, /^Nome/).fill('Rui')
    await expect(field(page, /^Nome/)).toHaveValue('Rui')
  })

  test('a banner ends after its 5 s', async ({ page }) => {
    const answer = await sendMessage(page)
    answer.open()
    await expect(banner(page)).toBeVisible()
    await page.clock.runFor(2000)
    const expired = { type: 'form/noticeExpired', payload: { send: 1 } }
    await elsewhereUntil(page, expired, runOut(page, bannerMs - 2000), aMinute)
    await expect(banner(page)).toBeHidden()
  })

  for (const { viewport, ms } of [
    { viewport: desktop, ms: jumpMs.desktop },
    { viewport: phone, ms: jumpMs.phone },
  ])
    test(`a chosen section is gone to after ${ms} ms`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await openWithStoppedClock(page, '/')
      if (viewport === phone) await menuButton(page).click()
      await barLink(page, 'Serviços').click()
      await page.clock.runFor(100)
      const payload = { path: at('/'), section: 'services', samePage: true, by: 'link' }
      const added = viewport === phone ? [] : [restored]
      await elsewhereUntil(page, { type: 'world/locationChanged', payload }, runOut(page, ms - 100), aMinute, added)
      expect(await addressOf(page)).toBe('/#services')
      if (viewport === phone) await menuButton(page).click()
      await expectMarked(page, 'Serviços', true)
    })
})
