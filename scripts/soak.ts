import { chromium } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { findBrowser } from './browser.ts'
import { hostSite } from './hosts/site.ts'
import { thisMachine } from './machine.ts'
import { freePort } from './server/listen.ts'
import { slides, toolRuns } from './soak/habits.ts'
import { soakRequests } from './soak/requests.ts'
import { soakPage } from './soak/visit.ts'

/** Machine code comes and goes as the engine sees fit; without it the heap is what the page itself keeps. */
const steadyCode = '--js-flags=--jitless --no-flush-bytecode'

/** `npm run soak`: many requests to the build behind nginx, and one page of it used for long; a leak is a failure. */
export async function main(): Promise<number> {
  const search = findBrowser(thisMachine)
  if (!search.found) {
    console.error('No browser to visit with. Install Chromium or Chrome, or name its file in CHROMIUM_PATH.')
    return 1
  }
  const port = await freePort({ port: 4510 })
  const origin = `http://localhost:${port}`
  const site = await hostSite({ url: origin, port })
  const browser = await chromium.launch({
    args: [...(playwrightConfig.use?.launchOptions?.args ?? []), steadyCode],
    ...(search.path === null ? {} : { executablePath: search.path }),
  })
  try {
    const requests = await soakRequests(site)
    const habits = [slides, toolRuns]
    console.log(
      `\n${habits.map(({ turns, name }) => `${turns} ${name}`).join(' and ')}, each in one page; some minutes…`,
    )
    const pages = await Promise.all(habits.map((habit) => soakPage(browser, origin, habit)))
    return [requests, ...pages].every((isGood) => isGood) ? 0 : 1
  } finally {
    await browser.close()
    await site.stop()
  }
}
