import type { Page } from '@playwright/test'
import { e2e } from '../scripts/server/e2e'
import { axeOf, findingsOf } from './axe'
import { shownPath, withinReach } from './controls'
import { blockedWorker, expect, test } from './fixtures'
import { injectDevtools } from './instrument'
import { keepPace, type Pace } from './pace'
import { randomFrom } from './random'
import { desktop, expectAlive, menuButton, nextButton, open, phone } from './site'
import { nextDeed } from './wanderer'

/** `npm run wander` hands in others. */
const seeds = (process.env.WANDER_SEEDS ?? '1 2').split(' ').map(Number)

const stepsPerVisit = 150
const stepsPerCheck = 25

/** Longer than any clock of the site: the 20 s for an answer. */
const longestClockMs = 21_000

/** When every visit begins; any day will do. */
const begin = Date.parse('2026-11-21T12:00:00Z')

/** What the console says of a message whose answer comes too late. */
const late = /no answer within 20000 ms/

// the build that lets the DevTools in, so that a failure comes with its log
test.use({
  baseURL: e2e.devtools.origin,
  // ends before the test does, so that the way there can be told
  actionTimeout: 20_000,
  // which sections a smooth scroll passes depends on the computer's pace
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-smooth-scrolling'] }),
  permissions: ['clipboard-read', 'clipboard-write'],
})

for (const seed of seeds)
  test.describe(`a random visitor (seed ${seed})`, () => {
    const hasTouch = seed % 2 === 0
    test.use(hasTouch ? { viewport: phone, hasTouch, isMobile: true } : { viewport: desktop })

    test(`finds nothing wrong in ${stepsPerVisit} steps ${hasTouch ? 'on a phone' : 'at a desk'}`, async ({
      page,
      context,
      watch,
    }, testInfo) => {
      test.slow()
      await injectDevtools(context)
      watch.allow(late)
      const messages: string[] = []
      page.on('console', (message) => {
        if (!late.test(message.text()) && message.text() !== blockedWorker) messages.push(message.text())
      })
      const pace = await keepPace(page)
      const wanderer = { page, random: randomFrom(seed), hasTouch, pace }
      const steps: string[] = []
      try {
        await page.clock.install({ time: begin })
        await page.clock.pauseAt(begin + 60_000)
        await open(page, '/')
        await pace.rest()
        while (steps.length < stepsPerVisit) {
          const deed = await nextDeed(wanderer)
          steps.push(deed.name)
          await deed.act()
          await expectArrived(page)
          await pace.rest()
          expect([...watch.complaints(), ...messages]).toEqual([])
          if (steps.length % stepsPerCheck === 0) await expectNothingWrong(page, pace)
        }
      } catch (error) {
        const log = await page.evaluate(() => window.timeMachine.sessionLog()).catch(() => null)
        await testInfo.attach('visita.json', { body: JSON.stringify(log, null, 1), contentType: 'application/json' })
        const story = steps.map((name, index) => `${index + 1}. ${name}`).join('\n')
        throw new Error(`seed ${seed}, step ${steps.length}\n${story}`, { cause: error })
      }
    })
  })

/** The page on show is the one of the address, and it is alive. */
async function expectArrived(page: Page) {
  await expectAlive(page)
  const path = () => page.evaluate(() => window.location.pathname)
  await expect.poll(async () => (await shownPath(page)) === (await path()), { intervals: [20] }).toBe(true)
}

async function expectNothingWrong(page: Page, pace: Pace) {
  await expectNothingStuck(page, pace)
  await pace.pass(longestClockMs)
  await expectNoFindings(page)
}

/** Left alone for long enough, the page waits for nothing, and answers. */
async function expectNothingStuck(page: Page, pace: Pace) {
  while (pace.unanswered() > 0) {
    pace.answer()
    await pace.rest()
  }
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await pace.pass(longestClockMs)
  const next = withinReach(page, nextButton(page))
  if (await next.count()) {
    const name = await next.getAttribute('aria-label')
    await next.press('Enter')
    await expect(next).not.toHaveAttribute('aria-label', name ?? '')
    await pace.pass(1000)
  }
  if (await menuButton(page).isVisible()) {
    for (const press of ['first', 'second']) {
      const before = await menuButton(page).getAttribute('aria-expanded')
      await menuButton(page).press('Enter')
      await expect(menuButton(page), press).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true')
      await pace.rest()
    }
  }
  const field = withinReach(page, page.getByRole('textbox', { name: /^Nome/ }))
  if (await field.count()) {
    const before = await field.inputValue()
    await field.focus()
    await pace.rest()
    await field.fill(`${before}!`)
    await expect(field).toHaveValue(`${before}!`)
    await field.fill(before)
  }
}

async function expectNoFindings(page: Page) {
  await page.evaluate(() => window.timeMachine.lendTimeouts())
  const findings = await findingsOf(axeOf(page).setLegacyMode())
  await page.evaluate(() => window.timeMachine.takeTimeoutsBack())
  expect(findings).toEqual([])
}
