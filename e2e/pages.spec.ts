import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { barLink, expectMarked, expectSlide, sections, slide } from './sections'
import { at, everyPage, open, practice } from './site'
import { e2e } from './sites'
import { toolJourneys } from './toolPages'

const absolute = (path: string) => new URL(at(path), practice.site.url).href
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What the page tells search engines and those who share it; the words: tests/seo and tests/app/prerender.test.tsx. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute('content') ?? one.getAttribute('href'))
    return {
      titles: [...document.querySelectorAll('title')].map(({ textContent }) => textContent),
      descriptions: all('meta[name="description"]'),
      canonicals: all('link[rel="canonical"], meta[property="og:url"]'),
    }
  })

test('when another page comes head, focus and scroll position become its own', async ({ page }) => {
  await open(page, '/servicos-terapia')
  const visit = () => page.evaluate(() => performance.timeOrigin)
  const [before, began] = [await headOf(page), await visit()]
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true })
  await contact.scrollIntoViewIfNeeded()
  await contact.click()
  await expect(page).toHaveURL(at('/contato-agendar'))
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toHaveText('Comece por uma conversa.')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const after = await headOf(page)
  expect(after.canonicals).toEqual([absolute('/contato-agendar'), absolute('/contato-agendar')])
  expect([after.titles, after.descriptions]).toEqual([[expect.any(String)], [expect.any(String)]])
  expect(after.titles).not.toEqual(before.titles)
  for (const { label } of sections) await expectMarked(page, label, label === 'Contato')
  await page.goBack()
  await expect(heading(page)).toHaveText('Três formas de encontro.')
  expect(await headOf(page)).toEqual(before)
  expect(await visit()).toBe(began)
})

test('when opened at /spa the home page is there, and its address is /', async ({ page }) => {
  await open(page, '/spa')
  await expectSlide(page, 'Início')
  expect((await headOf(page)).canonicals).toEqual([absolute('/'), absolute('/')])
  // the slides are moved, not rendered again
  await slide(page, 'Início').evaluate((element) => element.setAttribute('data-kept', 'yes'))
  await barLink(page, 'Serviços').click()
  await expectSlide(page, 'Serviços')
  await expect(page).toHaveURL(at('/#services'))
  await expect(slide(page, 'Início')).toHaveAttribute('data-kept', 'yes')
})

test('when a page loads or offers a file the host has it', async ({ request }) => {
  const found = new Set(['sitemap.xml', 'robots.txt'].map((name) => new URL(at(`/${name}`), e2e.origin).href))
  for (const path of [...everyPage, ...toolJourneys.map((tool) => tool.path)]) {
    const html = await (await request.get(at(path))).text()
    const files = [...html.matchAll(/<(?:link(?! rel="canonical")|script|img)\b[^>]* (?:href|src)="([^"]+)"/g)]
    expect(files.length, path).toBeGreaterThan(3)
    for (const [, file = ''] of files) found.add(new URL(file, e2e.origin).href)
  }
  const { icons } = await (await request.get(at('/manifest.webmanifest'))).json()
  for (const { src } of icons) found.add(new URL(src, e2e.origin).href)
  for (const file of found) {
    expect(file).toContain(e2e.origin + at('/'))
    const answer = await request.get(file)
    expect(answer.status(), file).toBe(200)
    expect((await answer.body()).length, file).toBeGreaterThan(20)
  }
})
