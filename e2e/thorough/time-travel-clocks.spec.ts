import type { Page } from '@playwright/test'
import { e2e } from '../../scripts/server/e2e'
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
import { banner, bannerMs, field, fillRequired, jumpMs, sendButton, slideMs } from '../visitor'

test.use({ baseURL: e2e.devtools.origin })
test.beforeEach(({ context }) => injectDevtools(context))

const aMinute = 60_000

/**
 * Jumps to the beginning, and back once the log has got the one entry that was on its way, and no other for so long.
 * @param landing what the way back adds, where something was begun meanwhile
 */
async function elsewhereUntil(
  page: Page,
  ending: object,
  wait: () => Promise<unknown>,
  thenMs: number,
  landing: readonly object[] = [],
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
  expect(await news()).toEqual([ending, ...landing])
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

  test('a message is answered, and its banner ends after 5 s', async ({ page }) => {
    await openWithStoppedClock(page, '/contato-agendar')
    const answer = await hold(page, e2e.inbox)
    await fillRequired(page, 'enquanto-isso@exemplo.com.br')
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('Enviando...')
    const payload = { send: 1 }
    await elsewhereUntil(page, { type: 'form/sendSucceeded', payload }, async () => answer.open(), 2000)
    await expect(banner(page)).toBeVisible()
    await elsewhereUntil(page, { type: 'form/noticeExpired', payload }, runOut(page, bannerMs - 2000), aMinute)
    await expect(banner(page)).toBeHidden()
    await field(page, /^Nome/).fill('Rui')
    await expect(field(page, /^Nome/)).toHaveValue('Rui')
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
      const landing = viewport === phone ? [] : [{ type: 'timeTravel/landed', payload: { mode: 'desktop' } }]
      await elsewhereUntil(page, { type: 'world/pathEntered', payload }, runOut(page, ms - 100), aMinute, landing)
      expect(await addressOf(page)).toBe('/#services')
      if (viewport === phone) await menuButton(page).click()
      await expectMarked(page, 'Serviços', true)
    })
})
