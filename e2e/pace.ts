import type { Page, Request } from '@playwright/test'
import { e2e } from '../scripts/server/e2e'
import { expect } from './fixtures'
import { gate } from './site'
import { framesMs } from './visitor'

/**
 * What goes at the pace of network and browser, not at that of the page's clock: waited for, so that a seed does the same
 * each time. The events come in the same order; what scrolls while time passes may be told some ms sooner or later.
 */
export interface Pace {
  /** Nothing is on its way but answers to messages, nothing scrolls any more, and all that came of it is in the log. */
  rest(): Promise<void>
  /** Time passes on the page's clock; the browser gets to do at once what the page had put off to its next frame. */
  pass(ms: number): Promise<void>
  /** How many messages wait for their answers. */
  unanswered(): number
  /** The oldest of these answers comes. */
  answer(): void
}

export async function keepPace(page: Page): Promise<Pace> {
  const onTheWay = new Set<Request>()
  const held = new Map<Request, () => void>()
  page.on('request', (request) => onTheWay.add(request))
  const hasEnded = (request: Request) => {
    onTheWay.delete(request)
    held.delete(request)
  }
  page.on('requestfinished', hasEnded)
  page.on('requestfailed', hasEnded)
  await page.route(e2e.inbox, async (route) => {
    const { opened, open } = gate()
    held.set(route.request(), open)
    await opened
    await route.continue()
  })

  let last = ''
  const isUnchanged = async () => {
    const before = last
    last = await page.evaluate(lookAround)
    return last === before && [...onTheWay].every((request) => held.has(request))
  }
  const rest = () => expect.poll(isUnchanged, { intervals: [0] }).toBe(true)
  return {
    rest,
    pass: async (ms) => {
      await page.clock.runFor(Math.min(ms, framesMs))
      await rest()
      await page.clock.runFor(Math.max(ms - framesMs, 0))
      await rest()
    },
    unanswered: () => held.size,
    answer: () => {
      const [oldest] = held
      if (!oldest) return
      const [request, open] = oldest
      held.delete(request)
      open()
    },
  }
}

/** Runs in the page. */
async function lookAround(): Promise<string> {
  await window.timeMachine.quiet()
  window.timeMachine.finishTransitions()
  const places = [...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.getBoundingClientRect().top)
  return [window.timeMachine.entries().length, ...places].join()
}
