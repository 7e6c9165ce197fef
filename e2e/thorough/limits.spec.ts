import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { ownOf, untrueOf } from '../../tests/support/claims'
import { wholePractices } from '../../tests/support/extremePractices'
import { expectNoFindings } from '../axe'
import { expect, test } from '../fixtures'
import { at, expectHydrated, open, openInItsFonts } from '../site'
import { e2e, practicesBuilt } from '../sites'
import { cutOffWords, overlappingWords } from './wordsCut'

/** Each visit begins in the first of its windows, which then becomes the second. */
const visits = [
  [
    { width: 1280, height: 800 },
    { width: 768, height: 1024 },
  ],
  [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ],
] as const

const ends: readonly string[] = ['fullest', 'smallest']

/** Text this many times as large. */
const enlarge = (page: Page, times: number) =>
  page.evaluate((percent) => {
    const larger = new CSSStyleSheet()
    larger.replaceSync(`html { font-size: ${percent}% !important; }`)
    document.adoptedStyleSheets = [larger]
  }, times * 100)

async function expectWordsWhole(page: Page, where: string) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(sideways, `${where}: scrolls sideways`).toBeLessThanOrEqual(0)
  expect.soft([...(await cutOffWords(page)), ...(await overlappingWords(page))], where).toEqual([])
}

async function expectNameInBar(page: Page, name: string, where: string) {
  const bar = page.getByRole('banner')
  const [inner, outer] = await Promise.all([bar.getByText(name).boundingBox(), bar.boundingBox()])
  if (!inner || !outer) throw new Error('no name, or no bar')
  expect.soft(inner.y, where).toBeGreaterThanOrEqual(outer.y)
  expect.soft(inner.y + inner.height, where).toBeLessThanOrEqual(outer.y + outer.height)
}

async function expectLinksBesidePortrait(page: Page, where: string) {
  const about = page.locator('#about')
  const portrait = await about.getByRole('img').first().boundingBox()
  for (const link of await about.getByRole('link').all()) {
    const box = await link.boundingBox()
    if (!portrait || !box) throw new Error('no portrait, or no link')
    const isFree = box.x + box.width <= portrait.x || box.y + box.height <= portrait.y
    expect.soft(isFree, `${where}: ${await link.innerText()}`).toBe(true)
  }
}

/** Everything the page says, shown or not, with its head; tags end what they surround. */
const allSaid = async (page: Page) =>
  (await page.content())
    .replace(/<(script|style)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, (tag) => /(?:href|alt|content|placeholder)="[^"]*"/.exec(tag)?.[0] ?? '|')
    .replace(/\s+/g, ' ')

for (const name of practicesBuilt)
  test.describe(`the practice ${name} (tests/support/extremePractices.ts)`, () => {
    const practice = wholePractices[name]
    test.use({ baseURL: e2e[name].origin, contextOptions: { reducedMotion: 'reduce' } })

    test('says on no page what is not true of it', async ({ page }) => {
      const sitemap = await (await page.request.get(at('/sitemap.xml'))).text()
      for (const [, path = ''] of sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)) {
        await page.goto(path)
        await expectHydrated(page)
        // what she calls her services is hers
        const said = practice.services
          .flatMap(({ title, description }) => [title, description])
          .reduce((rest, hers) => rest.replaceAll(hers, '…'), await allSaid(page))
        expect.soft(untrueOf(withDerivedCopy(practice), ownOf(said)), path).toEqual([])
      }
    })

    test('slides I to III do not scroll', async ({ page }) => {
      await openInItsFonts(page, '/')
      const heights = await page
        .locator('section[aria-roledescription="slide"]')
        .evaluateAll((slides) => slides.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      expect(heights.slice(0, 3)).toEqual([0, 0, 0])
      const { backgroundColor } = await page
        .locator('[data-theme=argila]')
        .first()
        .evaluate((element) => ({ backgroundColor: getComputedStyle(element).backgroundColor }))
      expect(backgroundColor === 'rgb(150, 64, 42)').toBe(!practice.palette)
      await expectNoFindings(page, `the practice ${name}`)
    })

    for (const windows of visits) {
      const [first, second] = windows
      test(`at ${first.width} and ${second.width} px: words, name and links are whole and free`, async ({ page }) => {
        // eight addresses, each in two widths and two sizes of text
        test.slow()
        await openInItsFonts(page, '/')
        const slides = first.width < 768 ? [] : ['/#services', '/#contact']
        const others = [`/sobre-${practice.aboutSlug}`, '/contato-agendar', '/privacidade', '/mandala-arquetipica']
        for (const path of ['/', ...slides, '/servicos-terapia', ...(ends.includes(name) ? others : [])]) {
          await page.setViewportSize(first)
          // another address, so that the browser loads the page instead of jumping within it
          await page.goto('about:blank')
          await open(page, path)
          for (const size of windows) {
            await page.setViewportSize(size)
            await enlarge(page, 1)
            const where = `${path} at ${size.width} px`
            if (path === '/') await expectLinksBesidePortrait(page, where)
            for (const times of [1, 2]) {
              await enlarge(page, times)
              await expectWordsWhole(page, `${where}, text ${times} times as large`)
              await expectNameInBar(page, practice.name, where)
            }
          }
        }
      })
    }
  })

/** Columns of slide III and of the services page, by the number of services. */
const columns = [
  [e2e.smallest, 1, 1],
  [e2e.byVideo, 2, 2],
  [e2e, 3, 3],
  [e2e.inRoom, 4, 2],
  [e2e.families, 6, 2],
] as const

for (const [site, count, wide] of columns)
  test(`${count === 1 ? 'one service stands' : `${count} services stand`} in order, each free of the others`, async ({
    page,
  }) => {
    for (const [size, expected] of [
      [{ width: 1280, height: 800 }, wide],
      [{ width: 390, height: 844 }, 1],
    ] as const) {
      await page.setViewportSize(size)
      for (const path of ['/#services', '/servicos-terapia']) {
        await page.goto('about:blank')
        await page.goto(site.origin + at(path))
        await expectHydrated(page)
        const services = page.getByRole('article')
        await expect(services).toHaveCount(count)
        const boxes = await services.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
        const places = boxes.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
        const where = `${path} at ${size.width} px`
        expect(new Set(places.map(({ x }) => x)).size, where).toBe(expected)
        expect(new Set(places.map(({ y }) => y)).size, where).toBe(count / expected)
        const inOrder = places.toSorted((one, other) => one.y - other.y || one.x - other.x)
        expect(places, where).toEqual(inOrder)
        for (const [index, { right, bottom }] of boxes.entries())
          for (const next of boxes.slice(index + 1))
            expect(right <= next.x + 1.5 || bottom <= next.y + 1.5, where).toBe(true)
      }
    }
  })

test.describe('a practice without a form', () => {
  test.use({ baseURL: e2e.smallest.origin })

  test('is reached by its own ways, which are clean, and no page speaks of a form', async ({ page }) => {
    await open(page, '/contato-agendar')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Como falar comigo' })).toBeVisible()
    for (const name of ['(11) 90000-0000', 'contato@exemplo.com.br'])
      await expect(main.getByRole('link', { name }).first()).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectNoFindings(page, 'contact without a form')
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('link', { name: 'contato@exemplo.com.br' }).first()).toBeVisible()
    for (const path of ['/', '/servicos-terapia', '/contato-agendar', '/acessibilidade', '/privacidade']) {
      await open(page, path)
      await expect(page.getByRole('main')).not.toContainText(/(?<!não tem )formulário|[Ee]screva (?:uma|quando)|Enviar/)
    }
    await expect(page.getByRole('main')).toContainText('Este site não tem formulário')
  })
})

test('a tool the practice does not name is nowhere', async ({ page, watch }) => {
  watch.allow(/status of 404 \(Not Found\).*diario-sonhos/)
  await page.goto(`${e2e.smallest.origin}/atuacao-clinica-junguiana`)
  const offered = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Mandala Arquetípica' })
  await expect(offered.first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Diário de Sonhos' })).toHaveCount(0)
  await offered.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mandala Arquetípica' })).toBeVisible()
  const sitemap = await page.request.get(`${e2e.smallest.origin}/sitemap.xml`)
  expect(await sitemap.text()).not.toContain('diario-sonhos')
  const missing = await page.goto(`${e2e.smallest.origin}/diario-sonhos`)
  expect(missing?.status()).toBe(404)
  // nor is what it loads
  const filesOf = ({ siteFolder }: { siteFolder: string }) => readdirSync(`${siteFolder}/assets`).length
  expect(filesOf(e2e.smallest)).toBeLessThan(filesOf(e2e))
})
