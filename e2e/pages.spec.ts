import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import {
  aboutPath,
  addressOf,
  at,
  barLink,
  everyPage,
  existingPages,
  expectMarked,
  expectSlide,
  menuButton,
  open,
  phoneInHand,
  practice,
  sections,
  separatePages,
  slide,
  title,
  unknownAddress,
} from './site'
import { e2e } from './sites'
import { toolJourneys } from './toolPages'

const absolute = (path: string) => new URL(at(path), practice.site.url).href
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What a page says of itself to search engines and to those who share it; what it says is in tests/seo. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].map(
        (one) => one.getAttribute('content') ?? one.getAttribute('href') ?? one.textContent,
      )
    return {
      titles: all('title'),
      descriptions: all('meta[name="description"]'),
      canonicals: all('link[rel="canonical"], meta[property="og:url"]'),
      ogTitles: all('meta[property="og:title"]'),
    }
  })

test('when a page is opened it has its own head, heading and current link', async ({ page }) => {
  const titles = new Set<string | null>()
  for (const { path, title: text, marks } of separatePages) {
    expect((await open(page, path))?.status()).toBe(200)
    const head = await headOf(page)
    expect(head.titles).toHaveLength(1)
    expect(head.descriptions).toHaveLength(1)
    expect(head.ogTitles).toEqual(head.titles)
    expect(head.canonicals).toEqual([absolute(path), absolute(path)])
    titles.add(head.titles[0] ?? null)
    await expect(heading(page)).toHaveText(text)
    for (const { label } of sections) await expectMarked(page, label, label === marks)
  }
  expect(titles.size).toBe(separatePages.length)
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
  expect(after.titles).toHaveLength(1)
  expect(after.titles).not.toEqual(before.titles)
  await page.goBack()
  await expect(heading(page)).toHaveText('Três formas de encontro.')
  expect(await headOf(page)).toEqual(before)
  expect(await visit()).toBe(began)
})

test('when the pager is used it leads to the neighbouring pages, all the way round', async ({ page }) => {
  await open(page, aboutPath)
  const pager = page.getByRole('navigation', { name: 'Páginas vizinhas' })
  const round = ['/atuacao-clinica-junguiana', '/servicos-terapia', '/contato-agendar', aboutPath]
  for (const path of round) {
    await pager.getByRole('link', { name: /^Próxima: / }).click()
    await expect(page).toHaveURL(at(path))
    await expect(pager.locator('[aria-current="page"]')).toHaveAttribute('href', at(path))
  }
  await pager.getByRole('link', { name: /^Anterior: / }).click()
  await expect(page).toHaveURL(at('/contato-agendar'))
  await pager.getByRole('link', { name: /^III: / }).click()
  await expect(page).toHaveURL(at('/servicos-terapia'))
})

test('when a call to action of a page is clicked the contact section comes', async ({ page }) => {
  for (const [path, call] of [
    [aboutPath, 'Agendar Consulta'],
    ['/atuacao-clinica-junguiana', 'Vamos conversar?'],
    ['/servicos-terapia', 'Vamos nos conhecer?'],
  ] as const) {
    await open(page, path)
    await page.getByRole('main').getByRole('link', { name: call }).first().click()
    await expectSlide(page, 'Contato')
    expect(await addressOf(page)).toBe('/#contact')
    await expect(title(page, 'Contato')).toBeFocused()
  }
})

test.describe('on a phone', () => {
  test.use(phoneInHand)

  test('a link of the menu leads to its page, its call to action to the contact section', async ({ page }) => {
    await open(page, '/privacidade')
    await menuButton(page).tap()
    await barLink(page, 'Serviços').tap()
    await expect(page).toHaveURL(at('/servicos-terapia'))
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(heading(page)).toBeFocused()
    await menuButton(page).tap()
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Agendar Consulta' }).tap()
    await expect(title(page, 'Contato')).toBeInViewport({ ratio: 1 })
    expect(await addressOf(page)).toBe('/#contact')
  })
})

test('when opened at /spa the home page is there, and its address is /', async ({ page }) => {
  await open(page, '/spa')
  await expectSlide(page, 'Início')
  expect((await headOf(page)).canonicals).toEqual([absolute('/'), absolute('/')])
  // the slides are moved, not rendered anew
  await slide(page, 'Início').evaluate((element) => element.setAttribute('data-kept', 'yes'))
  await barLink(page, 'Serviços').click()
  await expectSlide(page, 'Serviços')
  expect(await addressOf(page)).toBe('/#services')
  await expect(slide(page, 'Início')).toHaveAttribute('data-kept', 'yes')
  await open(page, '/spa#contact')
  await expectSlide(page, 'Contato')
})

test('when an address is unknown the answer is 404, and the page leads back', async ({ page, watch }) => {
  watch.allow(/status of 404 \(Not Found\).*nao-existe/)
  expect((await open(page, unknownAddress))?.status()).toBe(404)
  expect((await headOf(page)).canonicals).toEqual([])
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  for (const { label } of sections) await expectMarked(page, label, false)
  await page.getByRole('main').getByRole('link').first().click()
  await expectSlide(page, 'Início')
  expect(await addressOf(page)).toBe('/')
})

test('when a page links or loads something it is there, and not foreign', async ({ page, watch }) => {
  watch.allow(/status of 404 \(Not Found\).*nao-existe/)
  const home = e2e.origin + at('/')
  const found = new Set(['sitemap.xml', 'robots.txt'].map((name) => home + name))
  for (const path of [...everyPage, ...toolJourneys.map((tool) => tool.path)]) {
    await page.goto(at(path))
    const links = await page.locator('a[href], link[href], script[src], img[src]').evaluateAll((all) =>
      all
        .filter((one) => one.getAttribute('rel') !== 'canonical')
        .map((one) => ({
          to: new URL(one.getAttribute('href') ?? one.getAttribute('src') ?? '', document.baseURI).href,
          isLink: one.matches('a'),
        })),
    )
    for (const { to, isLink } of links)
      if (!isLink || to.startsWith(home)) found.add(to.replace(/#.*/, ''))
      else expect(to, path).toMatch(/^(https:\/\/|mailto:|tel:\+?\d)/)
  }
  found.delete(e2e.origin + at(unknownAddress))
  expect([...found].filter((address) => !address.startsWith(home))).toEqual([])
  for (const address of found) {
    const answer = await page.request.get(address)
    expect(answer.status(), address).toBe(200)
    expect((await answer.body()).length, address).toBeGreaterThan(20)
  }
  const sitemap = await (await page.request.get(at('/sitemap.xml'))).text()
  for (const path of existingPages) expect(sitemap).toContain(`<loc>${absolute(path)}</loc>`)
  const icons = await (await page.request.get(at('/manifest.webmanifest'))).json()
  for (const { src } of icons.icons) expect((await page.request.get(src)).status(), src).toBe(200)
})
