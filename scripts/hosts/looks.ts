import { deepEqual, equal, ok } from 'node:assert/strict'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import { thisMachine } from '../machine.ts'
import type { HostedSite } from './site.ts'

/** What Chromium needs to run as root in a container. */
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

async function inBrowser(look: (page: Page) => Promise<void>) {
  const search = findBrowser(thisMachine)
  if (!search.found) throw new Error('no browser: install Chromium or Chrome, or name its file in CHROMIUM_PATH')
  const browser = await chromium.launch({ args, ...(search.path === null ? {} : { executablePath: search.path }) })
  try {
    await look(await browser.newPage({ viewport: { width: 390, height: 800 } }))
  } finally {
    await browser.close()
  }
}

/** Home comes alive, a link of its footer opens another page without a load, and nobody complains. */
const alive = ({ base, port }: HostedSite) =>
  inBrowser(async (page) => {
    const complaints: string[] = []
    const loads: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('requestfailed', (request) => complaints.push(request.url()))
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    const home = `http://localhost:${port}${base}/`
    await page.goto(home)
    const link = page.getByRole('link', { name: 'Privacidade', exact: true })
    // what a prerendered page cannot know
    await page.locator('[data-layout=mobile]').waitFor({ state: 'attached' })
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Privacidade' }).waitFor()
    equal(new URL(page.url()).pathname, `${base}/privacidade`)
    deepEqual(loads, [home])
    await page.goBack()
    await link.waitFor()
    deepEqual(complaints, [])
    ok(await page.evaluate(() => document.styleSheets.length > 0))
  })

/** What only a browser can tell. */
export const looks = [['in a browser the home page is alive, a link leads on, the console is silent', alive]] as const
