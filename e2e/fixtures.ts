import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test'
import { e2e, otherSites } from './sites'

/**
 * Every test watches what no visitor should ever cause: errors and warnings in the console, reports of the security
 * policy, requests to other origins, and anything kept in the browser. `allow` names what a test provokes on purpose.
 */
interface Watch {
  allow(...expected: RegExp[]): void
}

const ours: readonly string[] = [e2e, ...otherSites, e2e.editor].map(({ origin }) => origin)

const isOurs = (request: Request): boolean => {
  const url = new URL(request.url())
  if (ours.includes(url.origin)) return true
  const isMessage = url.href === e2e.inbox && request.method() === 'POST'
  // where the form service itself sends the browser is not the site's doing
  return isMessage || request.redirectedFrom() !== null
}

/** Playwright's own message where service workers are blocked. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** Redux Toolkit's, in development: it tells of the machine, which others use at the same time. */
const slowCheck = /StateInvariantMiddleware took \d+ms/

const isComplaint = (message: ConsoleMessage): boolean =>
  (message.type() === 'error' || message.type() === 'warning') &&
  message.text() !== blockedWorker &&
  !slowCheck.test(message.text())

const isWebPage = (page: Page): boolean => !page.isClosed() && page.url().startsWith('http')

/** Runs in the page. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`security policy: ${violatedDirective} blocked ${blockedURI}`)
  })
}

/** What the page has put where it would outlive the visit. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return [
      ...Object.keys(localStorage).map((key) => `local storage: ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
      ...databases.map(({ name }) => `database: ${name}`),
    ]
  })

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use, testInfo) => {
      const allowed: RegExp[] = []
      const complaints: string[] = []
      context.on('console', (message) => {
        if (isComplaint(message))
          complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => {
        complaints.push(`page error: ${error.error().message}`)
      })
      context.on('request', (request) => {
        if (!isOurs(request)) complaints.push(`foreign request: ${request.method()} ${request.url()}`)
      })
      await context.addInitScript(reportViolations)

      await use({ allow: (...expected) => allowed.push(...expected) })

      // Playwright's own screenshots of failures are taken in every test, and cost it a tenth of a second
      if (testInfo.status !== testInfo.expectedStatus)
        await context
          .pages()
          .at(-1)
          ?.screenshot({ path: testInfo.outputPath('failed.png') })
      for (const page of context.pages().filter(isWebPage)) complaints.push(...(await keptBy(page)))
      complaints.push(...(await context.cookies()).map(({ name }) => `cookie: ${name}`))
      const unexpected = complaints.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      expect(unexpected, 'what no visit may cause').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
