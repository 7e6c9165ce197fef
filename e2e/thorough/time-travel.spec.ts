import { expect, test } from '../fixtures'
import { injectDevtools, jumpTo, logLength, requestsOf } from '../instrument'
import { keepJournal } from '../journal'
import { at, desktop, expectHydrated, phone } from '../site'
import { e2e } from '../sites'
import { byMouse, byTouch, type Click } from '../toolPages'
import { desktopEvents, phoneEvents, slideEvents } from './nextEvents'
import { randomFrom } from './random'
import { momentOf, placeOf, travel } from './travel'
import { desktopVisit, phoneVisit, slidesVisit } from './visits'

test.use({ baseURL: e2e.devtools.origin })
test.beforeEach(({ context }) => injectDevtools(context))

/** Of the order in which the states are jumped to. */
const seed = 4

const byTap: Click = (control) => control.tap()

const visits = [
  {
    name: 'on a wide window',
    setting: { viewport: desktop },
    visit: desktopVisit,
    events: desktopEvents,
    clicks: { click: byMouse, clickOnce: byMouse },
  },
  {
    name: 'over the slides with reduced motion',
    setting: { viewport: desktop, contextOptions: { reducedMotion: 'reduce' } },
    visit: slidesVisit,
    events: slideEvents,
    clicks: { click: byMouse, clickOnce: byMouse },
  },
  {
    name: 'on a phone',
    setting: { viewport: phone, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } },
    visit: phoneVisit,
    events: phoneEvents,
    clicks: { click: byTap, clickOnce: byTouch },
  },
] as const

/** Of all states, those that the visitor paused in; the rest are passed by within one task, as every link is, or letter by letter. */
const leastShareSeen = 0.7

for (const { name, setting, visit, events, clicks } of visits)
  test.describe(`a visit ${name}`, () => {
    test.use(setting)

    test('can be shown again state by state, and gone on with from any of them', async ({ page, watch }) => {
      test.setTimeout(300_000)
      watch.allow(/The message could not be sent/, /Failed to load resource.*inbox/)
      const visitor = { page, ...clicks, email: `viagem-${setting.viewport.width}@exemplo.com.br` }
      const journal = keepJournal(page)
      await test.step('the visit', () => visit({ ...visitor, ...journal }))
      journal.moments.set('before the page is hydrated', 0)

      const present = await logLength(page)
      const states = Array.from({ length: present + 1 }, (_, state) => state)
      const place = await placeOf(page)
      const requests = await requestsOf(page)
      expect(journal.pictures.size / states.length).toBeGreaterThanOrEqual(leastShareSeen)
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
    })
  })

test('the site as it is published does not let the DevTools in', async ({ page }) => {
  const isAttached = () => page.evaluate(() => window.timeMachine.isAttached())
  await page.goto(e2e.devtools.origin + at('/'))
  await expectHydrated(page)
  expect(await isAttached()).toBe(true)
  await page.goto(e2e.origin + at('/'))
  await expectHydrated(page)
  expect(await isAttached()).toBe(false)
})
