import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { at, existingPages, expectHydrated, unknownAddress } from './site'
import { e2e } from './sites'
import { toolJourneys } from './toolPages'

/** The smallest window WCAG 1.4.10 asks for. */
test.use({ viewport: { width: 320, height: 640 } })

interface PageLink {
  href: string
  target: string
  rel: string
}

/** Every link on the page, shown or not, and everything it shows or loads. */
const linksOf = (page: Page) =>
  page.locator('a[href], area[href]').evaluateAll((all) =>
    all.map(
      (link): PageLink => ({
        href: link instanceof HTMLAnchorElement ? link.href : '',
        target: link.getAttribute('target') ?? '',
        rel: link.getAttribute('rel') ?? '',
      }),
    ),
  )

const filesOf = (page: Page) =>
  page
    .locator('link[href], script[src], img[src]')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getAttribute('rel') !== 'canonical')
        .map((one) => new URL(one.getAttribute('href') ?? one.getAttribute('src') ?? '', document.baseURI).href),
    )

const idsOf = (page: Page) => page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))

const home = e2e.origin + at('/')
const isOurs = ({ href }: PageLink) => href.startsWith(home)
const withoutFragment = (href: string) => href.replace(/#.*$/, '')

/** A link to elsewhere leads to a page by https, to mail or telephone; a new tab it opens knows nothing of this one. */
function expectSafe({ href, target, rel }: PageLink, where: string) {
  expect(href, where).toMatch(/^(https:\/\/|mailto:|tel:\+?\d)/)
  if (target !== '') expect(rel, `${href} on ${where}`).toBe('noopener noreferrer')
}

/**
 * Follows every link of the site from the landing page on, and has `visit` open each page once.
 * @returns addresses of all pages and files that were named
 */
async function crawl(page: Page, visit: (address: string) => Promise<void>) {
  const ids = new Map<string, readonly string[]>()
  const files = new Set<string>()
  const fragments = new Map<string, string>()
  const waiting = [home]
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (ids.has(address)) continue
    await visit(address)
    ids.set(address, await idsOf(page))
    for (const file of await filesOf(page)) files.add(file)
    for (const link of await linksOf(page)) {
      if (!isOurs(link)) expectSafe(link, address)
      else waiting.push(withoutFragment(link.href))
      if (isOurs(link) && link.href.includes('#')) fragments.set(link.href, address)
    }
  }
  for (const [href, where] of fragments)
    expect(ids.get(withoutFragment(href)), `${href} on ${where}`).toContain(new URL(href).hash.slice(1))
  return { pages: [...ids.keys()], files: [...files] }
}

const expectNothingBeyond = async (page: Page, address: string) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(0)

const everyRoute = [...existingPages, ...toolJourneys.map(({ path }) => path)]
  .map((path) => e2e.origin + at(path))
  .sort()

for (const javaScriptEnabled of [true, false])
  test.describe(
    `at 320 px ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    javaScriptEnabled ? {} : { tag: '@thorough' },
    () => {
      test.use({ javaScriptEnabled })

      test('every link leads somewhere, and none to another host without being asked', async ({ page }) => {
        const { pages, files } = await crawl(page, async (address) => {
          const answer = await page.goto(address)
          expect(answer?.status(), address).toBe(200)
          if (javaScriptEnabled) await expectHydrated(page)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expectNothingBeyond(page, address)
        })
        expect(pages.sort()).toEqual(everyRoute)
        for (const file of files) {
          expect(file.startsWith(home), file).toBe(true)
          expect((await page.request.get(file)).status(), file).toBe(200)
        }
      })

      test('the page of an unknown address leads back', async ({ page, watch }) => {
        watch.allow(/status of 404/)
        await page.goto(at(unknownAddress))
        const ways = (await linksOf(page)).filter(isOurs).map(({ href }) => withoutFragment(href))
        for (const href of new Set(ways.filter((one) => !one.endsWith(unknownAddress))))
          expect((await page.request.get(href)).status(), href).toBe(200)
        expect(ways).toContain(home)
      })
    },
  )

test.describe('without a network', { tag: '@thorough' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test('every link leads to its page, after a first visit', async ({ page, context }) => {
    await page.goto(at('/'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    const { pages } = await crawl(page, async (address) => {
      await page.goto(address)
      await expectHydrated(page)
      await expectNothingBeyond(page, address)
    })
    expect(pages.sort()).toEqual(everyRoute)
  })
})
