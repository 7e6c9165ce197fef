import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { slug } from '../src/core/words.ts'
import { wholePractices } from '../tests/support/extremePractices'
import { expectNoFindings } from './axe'
import { expect, test } from './fixtures'
import { at, expectHydrated, open, openInItsFonts, widthBeyond } from './site'
import { e2e, practicesBuilt } from './sites'
import { adopt, unreadableWords } from './words'

// the texts about each practice are checked in tests/practice/claims.test.tsx; here, how it fits

const windows = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
]

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

for (const name of practicesBuilt)
  test.describe(`when the practice is ${name} (tests/support/extremePractices.ts)`, { tag: '@all' }, () => {
    const practice = wholePractices[name]
    test.use({ baseURL: e2e[name].origin, contextOptions: { reducedMotion: 'reduce' } })

    test('slides I to III do not scroll, and axe finds nothing', async ({ page }) => {
      await openInItsFonts(page, '/')
      const slides = await page
        .locator('section[aria-roledescription="slide"]')
        .evaluateAll((all) =>
          all.map((one) => [one.scrollHeight - one.clientHeight, getComputedStyle(one).backgroundColor] as const),
        )
      expect(slides.slice(0, 3).map(([beyond]) => beyond)).toEqual([0, 0, 0])
      expect(slides.some(([, colour]) => colour === 'rgb(150, 64, 42)')).toBe(!practice.palette)
      await expectNoFindings(page, `the practice ${name}`)
    })

    test('words, name and links are whole and free in every window', async ({ page }) => {
      test.slow()
      const isEnd = name === 'fullest' || name === 'smallest'
      const about = `/sobre-${slug(practice.name)}`
      const others = [about, '/contato-agendar', '/privacidade', '/mandala-arquetipica']
      await openInItsFonts(page, '/')
      for (const path of ['/', '/#services', '/#contact', '/servicos-terapia', ...(isEnd ? others : [])])
        for (const size of windows) {
          await page.setViewportSize(size)
          // another address, so that the browser loads the page instead of jumping within it
          await page.goto('about:blank')
          await open(page, path)
          const where = `${path} at ${size.width} px`
          if (path === '/') await expectLinksBesidePortrait(page, where)
          for (const times of [1, 2]) {
            await adopt(page, `html { font-size: ${times * 100}% !important; }`)
            expect.soft(await widthBeyond(page), `${where}: scrolls sideways`).toBeLessThanOrEqual(0)
            expect.soft(await unreadableWords(page), `${where}, text ${times} times as large`).toEqual([])
            await expectNameInBar(page, practice.name, where)
          }
        }
    })
  })

/** Columns of slide III and of the services page, by the number of services. */
for (const [site, count, wide] of [
  [e2e.smallest, 1, 1],
  [e2e, 3, 3],
  [e2e.inPerson, 4, 2],
  [e2e.fullest, 6, 2],
] as const)
  test(`when there are ${count} services they stand in order`, { tag: '@all' }, async ({ page }) => {
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
        const places = await services.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
        )
        const where = `${path} at ${size.width} px`
        expect(new Set(places.map(({ x }) => x)).size, where).toBe(expected)
        expect(new Set(places.map(({ y }) => y)).size, where).toBe(count / expected)
        expect(places, where).toEqual(places.toSorted((one, other) => one.y - other.y || one.x - other.x))
      }
    }
  })

test('when the practice has no form its other ways of contact stand there', { tag: '@all' }, async ({ page }) => {
  await open(page, e2e.smallest.origin + at('/contato-agendar'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Como falar comigo' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expectNoFindings(page, 'contact without a form')
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    for (const name of ['(11) 90000-0000', 'contato@exemplo.com.br'])
      await expect(main.getByRole('link', { name }).first()).toBeVisible()
  }
})

test('when the practice does not name a tool it is nowhere', { tag: '@all' }, async ({ page, watch }) => {
  watch.allow(/status of 404 \(Not Found\).*diario-sonhos/)
  await page.goto(`${e2e.smallest.origin}/atuacao-clinica-junguiana`)
  const enabled = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Mandala Arquetípica' })
  await expect(enabled.first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Diário de Sonhos' })).toHaveCount(0)
  const missing = await page.goto(`${e2e.smallest.origin}/diario-sonhos`)
  expect(missing?.status()).toBe(404)
  // nor is what it loads
  const filesOf = ({ siteFolder }: { siteFolder: string }) => readdirSync(`${siteFolder}/assets`).length
  expect(filesOf(e2e.smallest)).toBeLessThan(filesOf(e2e))
})
