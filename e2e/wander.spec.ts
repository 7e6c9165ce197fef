import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { e2e } from '../scripts/server/e2e'
import { expect, test } from './fixtures'
import { injectDevtools } from './instrument'
import { randomFrom } from './random'
import { desktop, expectAlive, menuButton, nextButton, openWithStoppedClock, phone } from './site'
import { nextDeed, withinReach } from './wanderer'

/** `npm run wander` hands in others. */
const seeds = (process.env.WANDER_SEEDS ?? '1 2').split(' ').map(Number)

const stepsPerVisit = 150
const stepsPerCheck = 25

/** Longer than any clock of the site: the 20 s for an answer. */
const longestClockMs = 21_000

// the build that lets the DevTools in, so that a failure comes with its log
test.use({ baseURL: e2e.devtools.origin, permissions: ['clipboard-read', 'clipboard-write'] })

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
      await context.addInitScript(() => {
        window.print = () => {}
      })
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      const wanderer = { page, random: randomFrom(seed), hasTouch, client: await context.newCDPSession(page) }
      const steps: string[] = []
      try {
        await openWithStoppedClock(page, '/')
        while (steps.length < stepsPerVisit) {
          const deed = await nextDeed(wanderer)
          steps.push(deed.name)
          await deed.act()
          await expectArrived(page)
          expect([...watch.complaints(), ...messages]).toEqual([])
          if (steps.length % stepsPerCheck === 0) await expectNothingWrong(page)
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
  const shownPath = () =>
    page.locator('link[rel="canonical"]').evaluate((link: HTMLLinkElement) => new URL(link.href).pathname)
  await expect.poll(async () => (await shownPath()) === (await path()), { intervals: [20] }).toBe(true)
  await page.evaluate(() => window.timeMachine.quiet())
}

async function expectNothingWrong(page: Page) {
  await expectNothingStuck(page)
  await comeToRest(page)
  await expectNoFindings(page)
}

/** Nothing scrolls any more, and what the scrolling has brought into view has appeared. */
async function comeToRest(page: Page) {
  const places = () =>
    page.evaluate(async () => {
      await window.timeMachine.quiet()
      return [...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.getBoundingClientRect().top).join()
    })
  let last = ''
  const haveStayed = async () => {
    const before = last
    last = await places()
    return last === before
  }
  await expect.poll(haveStayed).toBe(true)
  await page.clock.runFor(longestClockMs)
  await page.evaluate(() => window.timeMachine.finishTransitions())
}

/** Left alone for long enough, the page waits for nothing, and answers. */
async function expectNothingStuck(page: Page) {
  // the answer to a message takes its time, which is not the page's
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.clock.runFor(longestClockMs)
  const next = withinReach(page, nextButton(page))
  if (await next.count()) {
    const name = await next.getAttribute('aria-label')
    await next.press('Enter')
    await expect(next).not.toHaveAttribute('aria-label', name ?? '')
    await page.clock.runFor(1000)
  }
  if (await menuButton(page).isVisible()) {
    for (const press of ['first', 'second']) {
      const before = await menuButton(page).getAttribute('aria-expanded')
      await menuButton(page).press('Enter')
      await expect(menuButton(page), press).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true')
    }
  }
  const field = withinReach(page, page.getByRole('textbox', { name: /^Nome/ }))
  if (await field.count()) {
    const before = await field.inputValue()
    await field.fill(`${before}!`)
    await expect(field).toHaveValue(`${before}!`)
    await field.fill(before)
  }
}

async function expectNoFindings(page: Page) {
  await page.clock.resume()
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))).toEqual([])
}
