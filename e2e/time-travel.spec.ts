import type { Page } from '@playwright/test'
import { e2e } from '../scripts/server/e2e'
import { expect, test } from './fixtures'
import { entriesOf, injectDevtools, jumpTo, logLength, requestsOf } from './instrument'
import { type Journal, keepJournal } from './journal'
import { desktopEvents, phoneEvents, slideEvents } from './nextEvents'
import { randomFrom } from './random'
import {
  addressOf,
  barLink,
  desktop,
  expectAlive,
  expectMarked,
  expectSlide,
  gate,
  menuButton,
  openWithStoppedClock,
  phone,
} from './site'
import { byMouse, byTouch, type Press } from './toolPages'
import { banner, bannerMs, desktopVisit, field, jumpMs, phoneVisit, sendButton, slideMs, slidesVisit } from './visits'

test.use({ baseURL: e2e.devtools.origin })
test.beforeEach(({ context }) => injectDevtools(context))

/** Of the order in which the states are jumped to. */
const seed = 4

const byTap: Press = (control) => control.tap()

const visits = [
  {
    name: 'on a wide window',
    setting: { viewport: desktop },
    visit: desktopVisit,
    events: desktopEvents,
    presses: { press: byMouse, pressOnce: byMouse },
    withMotion: true,
  },
  {
    name: 'over the slides with reduced motion',
    setting: { viewport: desktop, contextOptions: { reducedMotion: 'reduce' } },
    visit: slidesVisit,
    events: slideEvents,
    presses: { press: byMouse, pressOnce: byMouse },
    withMotion: false,
  },
  {
    name: 'on a phone',
    setting: { viewport: phone, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } },
    visit: phoneVisit,
    events: phoneEvents,
    presses: { press: byTap, pressOnce: byTouch },
    withMotion: false,
  },
] as const

/** A press may end a phase that has no clock, and count once more after that. */
const entriesPerPress = 3

for (const { name, setting, visit, events, presses, withMotion } of visits)
  test.describe(`a visit ${name}`, () => {
    test.use(setting)

    test('can be shown again state by state, and gone on with from any of them', async ({ page, watch }) => {
      test.slow()
      watch.allow(/The message could not be sent/, /Failed to load resource.*inbox/)
      const visitor = { page, ...presses, email: `viagem-${setting.viewport.width}@exemplo.com.br` }
      const journal = keepJournal(page, withMotion)
      await test.step('the visit', () => visit({ ...visitor, ...journal }))
      journal.moments.set('before the page has come alive', 0)

      const present = await logLength(page)
      const states = Array.from({ length: present + 1 }, (_, state) => state)
      const place = await placeOf(page)
      const requests = await requestsOf(page)
      await test.step('forwards', () => travel(page, states, journal))
      await test.step('backwards', () => travel(page, [...states].reverse(), journal))
      await test.step(`in random order (seed ${seed})`, () => travel(page, randomFrom(seed).shuffled(states), journal))
      await test.step('back to the present', () => travel(page, [present], journal))
      expect(await placeOf(page)).toEqual(place)
      expect(requests).toEqual([])

      await page.evaluate(() => window.timeMachine.keepLog())
      for (const [moment, goOn] of events)
        await test.step(`going on ${moment}`, async () => {
          await jumpTo(page, momentOf(journal, moment))
          await page.evaluate(() => window.timeMachine.commit())
          await goOn(visitor)
          await page.evaluate(() => window.timeMachine.restoreLog())
        })
      for (const [moment] of events)
        await test.step(`presses that change nothing on show, ${moment}`, async () => {
          await jumpTo(page, momentOf(journal, moment))
          await expectNoFlood(page)
          await page.evaluate(() => window.timeMachine.restoreLog())
        })
    })
  })

function momentOf({ moments }: Journal, moment: string): number {
  const state = moments.get(moment)
  if (state === undefined) throw new Error(`the visit has no moment “${moment}”`)
  return state
}

const placeOf = (page: Page) =>
  page.evaluate(() => ({
    address: window.location.href,
    history: window.history.length,
    log: window.timeMachine.entries().length,
  }))

/** Each state must look as it did when the visitor was there; those passed by without a pause, as in the first round. */
async function travel(page: Page, states: readonly number[], { pictures, look, lookAtRest }: Journal) {
  const place = await placeOf(page)
  const actions = (await entriesOf(page)).map(({ action }) => action.type)
  for (const state of states) {
    await jumpTo(page, state)
    const known = pictures.get(state)
    if (known === undefined) pictures.set(state, await lookAtRest())
    else {
      const message = `state ${state}, after ${actions[state - 1] ?? 'nothing'}`
      await expect.poll(look, { message, intervals: [20] }).toBe(known)
    }
    expect(await placeOf(page), `after the jump to state ${state}`).toEqual(place)
  }
}

/** While an earlier state is on show, presses are kept for later; none may answer itself without end. */
async function expectNoFlood(page: Page) {
  const buttons = page.getByRole('button').and(page.locator(':enabled')).filter({ visible: true })
  await expect(buttons).not.toHaveCount(0)
  for (let place = 0; place < Math.min(4, await buttons.count()); place++) {
    const before = await logLength(page)
    await buttons.nth(place).press('Enter')
    await page.clock.runFor(bannerMs)
    expect(await logLength(page)).toBeLessThanOrEqual(before + entriesPerPress)
  }
}

/** Jumps to the beginning, and back once the log has got the one entry that was on its way. */
async function elsewhereUntil(page: Page, ending: object, wait: () => Promise<unknown>) {
  const present = await logLength(page)
  await jumpTo(page, 1)
  await wait()
  await expect.poll(() => logLength(page)).toBe(present + 1)
  expect((await entriesOf(page)).at(-1)?.action).toEqual(ending)
  await jumpTo(page, present + 1)
}

test.describe('what is on its way while the visitor is taken elsewhere', () => {
  /** To the millisecond, and nothing after it. */
  const runOut = (page: Page, ms: number) => async () => {
    const before = await logLength(page)
    await page.clock.runFor(ms - 1)
    expect(await logLength(page)).toBe(before)
    await page.clock.runFor(1)
    await expect.poll(() => logLength(page)).toBeGreaterThan(before)
    await page.clock.runFor(60_000)
  }

  test('a move ends after its 700 ms', async ({ page }) => {
    await openWithStoppedClock(page, '/')
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(300)
    const settled = { type: 'carousel/settled', payload: { move: 1 } }
    await elsewhereUntil(page, settled, runOut(page, slideMs - 300))
    await expectSlide(page, 'Atuação Clínica')
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(slideMs)
    await expectSlide(page, 'Serviços')
  })

  test('a message is answered, and its banner ends after 5 s', async ({ page }) => {
    await openWithStoppedClock(page, '/contato-agendar')
    const answer = gate()
    await page.route(e2e.inbox, async (route) => {
      await answer.opened
      await route.continue()
    })
    await field(page, /^Nome/).fill('Ana')
    await field(page, /^E-mail/).fill('enquanto-isso@exemplo.com.br')
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('Enviando...')
    const payload = { send: 1 }
    await elsewhereUntil(page, { type: 'form/sendSucceeded', payload }, async () => answer.open())
    await expect(banner(page)).toBeVisible()
    await page.clock.runFor(2000)
    await elsewhereUntil(page, { type: 'form/noticeExpired', payload }, runOut(page, bannerMs - 2000))
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
      const payload = { path: '/', section: 'services', samePage: true, by: 'link' }
      await elsewhereUntil(page, { type: 'world/pathEntered', payload }, runOut(page, ms - 100))
      expect(await addressOf(page)).toBe('/#services')
      if (viewport === phone) await menuButton(page).click()
      await expectMarked(page, 'Serviços', true)
    })
})

test('the site as it is published does not let the DevTools in', async ({ page }) => {
  const isAttached = () => page.evaluate(() => window.timeMachine.isAttached())
  await page.goto(`${e2e.devtools.origin}/`)
  await expectAlive(page)
  expect(await isAttached()).toBe(true)
  await page.goto(`${e2e.origin}/`)
  await expectAlive(page)
  expect(await isAttached()).toBe(false)
})
