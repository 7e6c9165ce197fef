import { test as base, expect, type Page } from '@playwright/test'
import type { WebDriver } from 'selenium-webdriver'
import { e2e } from '../../scripts/server/e2e'
import { startWebkit, type Webkit } from './driver'
import { Spot } from './page'

/** A visit in WebKit, by WebDriver. */
export class Visit extends Spot {
  constructor(driver: WebDriver) {
    super(driver, async () => [await driver.executeScript('return document.documentElement')])
  }

  /** Opens the page in a window of this width, waits until it has come alive, and listens to it from then on. */
  async open(address: string, width = 1280): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 })
    await this.driver.get(e2e.origin + address)
    await expect.poll(() => this.run(layout), 'the page comes alive').not.toBe('unmeasured')
    await this.run(listen)
  }

  /** Runs in the page. */
  run<Result>(work: () => Result): Promise<Result> {
    return this.driver.executeScript<Result>(`return (${work})()`)
  }

  address(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash)
  }

  /** The steps of e2e/toolPages.ts ask a page for roles, names and texts only; those are here. */
  asPage(): Page {
    return this as unknown as Page
  }
}

declare global {
  interface Window {
    complaints?: string[]
  }
}

const layout = () => document.querySelector('[data-layout]')?.getAttribute('data-layout')

/** The driver hands out no log of the console: what is said before the page has come alive is not heard. */
function listen() {
  const complaints: string[] = []
  window.complaints = complaints
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => complaints.push(`console ${level}: ${words.join(' ')}`)
  window.addEventListener('error', ({ message }) => complaints.push(`page error: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`page error: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`security policy: ${violatedDirective} blocked ${blockedURI}`),
  )
}

/** What no visit may leave behind. */
const traces = () => [
  ...(window.complaints ?? []),
  ...(document.cookie ? [`cookie: ${document.cookie}`] : []),
  ...Object.keys(localStorage).map((key) => `local storage: ${key}`),
  ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
]

export const test = base.extend<{ visit: Visit }, { webkit: Webkit }>({
  webkit: [
    async ({ playwright: _notUsed }, use) => {
      const webkit = await startWebkit()
      await use(webkit)
      webkit.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ webkit }, use) => {
    const driver = await webkit.open()
    const visit = new Visit(driver)
    try {
      await use(visit)
      expect(await visit.run(traces), 'what no visit may cause').toEqual([])
      expect(await driver.manage().getCookies()).toEqual([])
    } finally {
      await driver.quit()
    }
  },
})

export { expect }
