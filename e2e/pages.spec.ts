import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import {
  aboutPath,
  addressOf,
  at,
  barLink,
  desktop,
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

const absolute = (path: string) => new URL(at(path), practice.site.url).href

/** What a page says of itself to search engines and to those who share it. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '')
    return {
      titles: [...document.querySelectorAll('title')].map(({ textContent }) => textContent),
      descriptions: all('meta[name="description"]', 'content'),
      keywords: all('meta[name="keywords"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      ogTitles: all('meta[property="og:title"]', 'content'),
      ogDescriptions: all('meta[property="og:description"]', 'content'),
      ogAddresses: all('meta[property="og:url"]', 'content'),
      ogImages: all('meta[property="og:image"]', 'content'),
    }
  })

type Head = Awaited<ReturnType<typeof headOf>>

function expectWholeHead(head: Head, canonical: string) {
  expect(head.titles).toHaveLength(1)
  expect(head.titles[0]).toContain(practice.name)
  expect(head.descriptions).toHaveLength(1)
  expect(head.keywords).toHaveLength(1)
  expect(head.canonicals).toEqual([canonical])
  expect(head.ogAddresses).toEqual([canonical])
  expect(head.ogTitles).toEqual(head.titles)
  expect(head.ogDescriptions).toEqual(head.descriptions)
  expect(head.ogImages).toHaveLength(1)
}

test('every page has a head of its own, and no two are alike', async ({ page }) => {
  const heads: Head[] = []
  for (const path of existingPages) {
    await open(page, path)
    const head = await headOf(page)
    expectWholeHead(head, absolute(path))
    heads.push(head)
  }
  for (const part of ['titles', 'descriptions', 'canonicals'] as const)
    expect(new Set(heads.map((head) => head[part][0])).size, part).toBe(heads.length)
})

for (const { path, title: heading, marks } of separatePages)
  test(`${path} has its heading, current link and practitioner`, async ({ page }) => {
    const answer = await open(page, path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    for (const { label } of sections) await expectMarked(page, label, label === marks)
    // of the page itself only where the link leads to it
    if (marks) await expect(barLink(page, marks)).toHaveAttribute('aria-current', marks === 'Início' ? 'true' : 'page')
    const { registration, name } = practice
    await expect(page.getByRole('contentinfo')).toContainText(name)
    await expect(page.getByRole('contentinfo')).toContainText(`CRP ${registration.region}/${registration.number}`)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '188' }).first()).toHaveAttribute(
      'href',
      'tel:188',
    )
  })

test('a rule between two steps touches neither', async ({ page }) => {
  await open(page, '/servicos-terapia')
  const steps = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(steps).not.toHaveCount(0)
  for (const step of await steps.all()) {
    const [row, title, text] = await Promise.all([
      step.boundingBox(),
      step.getByRole('heading').boundingBox(),
      step.getByRole('paragraph').last().boundingBox(),
    ])
    if (!row || !title || !text) throw new Error('a step is not shown')
    expect(title.y - row.y).toBeGreaterThanOrEqual(16)
    expect(row.y + row.height - text.y - text.height).toBeGreaterThanOrEqual(16)
  }
})

test('the links of the bar lead from a page to the path of their section', async ({ page }) => {
  await open(page, '/privacidade')
  for (const [label, path] of [
    ['Atuação Clínica', '/atuacao-clinica-junguiana'],
    ['Serviços', '/servicos-terapia'],
    ['Contato', '/contato-agendar'],
    ['Início', '/'],
  ] as const) {
    await barLink(page, label).click()
    await expect(page).toHaveURL(at(path))
    await expect(barLink(page, label)).toHaveAttribute('aria-current', 'page')
  }
})

test('the pager leads to the neighbouring pages, all the way round', async ({ page }) => {
  await open(page, aboutPath)
  const pager = page.getByRole('navigation', { name: 'Páginas vizinhas' })
  await expect(pager.getByRole('link', { name: /^I: / })).toHaveAttribute('aria-current', 'page')
  const round = ['/atuacao-clinica-junguiana', '/servicos-terapia', '/contato-agendar', aboutPath]
  for (const path of round) {
    await pager.getByRole('link', { name: /^Próxima: / }).click()
    await expect(page).toHaveURL(at(path))
    await expect(pager.locator('[aria-current="page"]')).toHaveAttribute('href', at(path))
  }
  for (const path of [...round].reverse().slice(1)) {
    await pager.getByRole('link', { name: /^Anterior: / }).click()
    await expect(page).toHaveURL(at(path))
    await expect(pager.locator('[aria-current="page"]')).toHaveAttribute('href', at(path))
  }
  await pager.getByRole('link', { name: /^III: / }).click()
  await expect(page).toHaveURL(at('/servicos-terapia'))
  await expect(pager.getByRole('link', { name: /^III: / })).toHaveAttribute('aria-current', 'page')
})

test('on the way to another page: head, focus and scroll position become its own', async ({ page }) => {
  await open(page, '/servicos-terapia')
  const born = () => page.evaluate(() => performance.timeOrigin)
  const visit = await born()
  const before = await headOf(page)
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true })
  await contact.scrollIntoViewIfNeeded()
  await contact.click()
  await expect(page).toHaveURL(at('/contato-agendar'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comece por uma conversa.')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const after = await headOf(page)
  expectWholeHead(after, absolute('/contato-agendar'))
  expect(after.titles).not.toEqual(before.titles)
  await page.goBack()
  await expect(page).toHaveURL(at('/servicos-terapia'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Três formas de encontro.')
  expect(await headOf(page)).toEqual(before)
  expect(await born()).toBe(visit)
})

/** Each page, and the call to action on it. */
const calls = [
  [aboutPath, 'Agendar Consulta'],
  ['/atuacao-clinica-junguiana', 'Vamos conversar?'],
  ['/servicos-terapia', 'Vamos nos conhecer?'],
] as const

test('the calls to action of the pages lead to the contact section', async ({ page }) => {
  for (const [path, call] of calls) {
    await open(page, path)
    await page.getByRole('main').getByRole('link', { name: call }).first().click()
    await expectSlide(page, 'Contato')
    expect(await addressOf(page)).toBe('/#contact')
    await expect(title(page, 'Contato')).toBeFocused()
  }
})

test.describe('on a phone', () => {
  test.use(phoneInHand)

  test('the calls to action of the pages and of the menu lead to the contact section', { tag: '@thorough' }, async ({
    page,
  }) => {
    for (const [path, call] of calls) {
      await open(page, path)
      await page.getByRole('main').getByRole('link', { name: call }).first().tap()
      await expect(title(page, 'Contato')).toBeFocused()
      await expect(title(page, 'Contato')).toBeInViewport({ ratio: 1 })
      expect(await addressOf(page)).toBe('/#contact')
    }
    await open(page, '/privacidade')
    await menuButton(page).tap()
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Agendar Consulta' }).tap()
    await expect(title(page, 'Contato')).toBeInViewport({ ratio: 1 })
  })

  test('a link of the menu goes to the page and closes the menu', async ({ page }) => {
    await open(page, '/privacidade')
    await menuButton(page).tap()
    await barLink(page, 'Serviços').tap()
    await expect(page).toHaveURL(at('/servicos-terapia'))
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('/spa shows the home screen, whose address is /', async ({ page }) => {
  await open(page, '/spa')
  await expectSlide(page, 'Início')
  expectWholeHead(await headOf(page), absolute('/'))
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 'Atuação Clínica')
  // the slides are moved, not drawn anew
  await slide(page, 'Início').evaluate((element) => element.setAttribute('data-kept', 'yes'))
  await barLink(page, 'Serviços').click()
  await expectSlide(page, 'Serviços')
  expect(await addressOf(page)).toBe('/#services')
  await expect(slide(page, 'Início')).toHaveAttribute('data-kept', 'yes')
  await open(page, '/spa#contact')
  await expectSlide(page, 'Contato')
})

test('an unknown address answers 404 and shows ways back', async ({ page, watch }) => {
  watch.allow(/status of 404 \(Not Found\).*nao-existe/)
  const answer = await open(page, unknownAddress)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const head = await headOf(page)
  expect(head.titles).toHaveLength(1)
  expect(head.canonicals).toEqual([])
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  for (const { label } of sections) await expectMarked(page, label, false)
  await page.getByRole('main').getByRole('link').first().click()
  await expectSlide(page, 'Início')
  expect(await addressOf(page)).toBe('/')
})

test('a final slash changes nothing', async ({ page }) => {
  await open(page, '/servicos-terapia/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Três formas de encontro.')
  await expectMarked(page, 'Serviços', true)
  expectWholeHead(await headOf(page), absolute('/servicos-terapia'))
})

test('the services page carries the business as structured data, other pages none', async ({ page }) => {
  await page.goto(at('/servicos-terapia'))
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(1)
  const text = (await scripts.textContent()) ?? ''
  const [{ hasOfferCatalog, ...business }, faq] = JSON.parse(text)
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    await page.getByRole('main').locator('summary').allTextContents(),
  )
  expect(business).toMatchObject({
    '@type': ['MedicalBusiness', 'MedicalOrganization'],
    name: practice.name,
    medicalSpecialty: 'Psicologia Clínica',
    telephone: `+55${practice.contact.phone?.replace(/\D/g, '')}`,
    address: { addressLocality: practice.contact.town },
  })
  expect(hasOfferCatalog['@type']).toBe('OfferCatalog')
  expect(hasOfferCatalog.itemListElement).toHaveLength(
    practice.care.where === 'no consultório e por vídeo' ? 2 : practice.services.length,
  )
  const lengths = practice.services.map(({ duration }) => `"PT${duration.replace(' minutos', 'M')}"`)
  for (const offer of hasOfferCatalog.itemListElement)
    expect(lengths.some((length) => JSON.stringify(offer).includes(length))).toBe(true)
  expect(text).not.toMatch(/priceRange|"review|aggregateRating/)
  for (const path of ['/', '/contato-agendar']) {
    await page.goto(at(path))
    await expect(scripts).toHaveCount(0)
  }
})

test('everything that search engines, phones and shared links ask for is there', async ({ page }) => {
  await page.goto(at('/'))
  const { ogImages } = await headOf(page)
  const manifestAddress = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const manifest: { icons: { src: string; type: string }[] } = await (await page.request.get(manifestAddress)).json()
  expect(manifest).toMatchObject({ start_url: at('/'), scope: at('/') })
  expect(manifest.icons.length).toBeGreaterThan(1)
  const icons = await page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').all()
  const files: readonly (readonly [string, RegExp])[] = [
    [at('/sitemap.xml'), /xml/],
    [at('/robots.txt'), /^text\/plain/],
    [manifestAddress, /manifest\+json/],
    [new URL(ogImages[0] ?? '').pathname, /^image\/(png|jpeg)/],
    ...manifest.icons.map(({ src, type }) => [src, new RegExp(`^${type}`)] as const),
    ...(await Promise.all(icons.map(async (icon) => [(await icon.getAttribute('href')) ?? '', /^image\//] as const))),
  ]
  expect(icons).toHaveLength(2)
  for (const [address, type] of files) {
    const answer = await page.request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toMatch(type)
    expect((await answer.body()).length, address).toBeGreaterThan(20)
  }
  const sitemap = await (await page.request.get(at('/sitemap.xml'))).text()
  for (const path of existingPages) expect(sitemap).toContain(`<loc>${absolute(path)}</loc>`)
  expect(sitemap).not.toContain('/spa')
  expect(await (await page.request.get(at('/robots.txt'))).text()).toContain(`Sitemap: ${absolute('/sitemap.xml')}`)
})

test('a wide window shows the landing page after a visit to another page', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/#services')
  await expectSlide(page, 'Serviços')
  await page.getByRole('group', { name: 'Serviços' }).getByRole('link', { name: 'Como é a primeira sessão' }).click()
  await expect(page).toHaveURL(at('/servicos-terapia'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectSlide(page, 'Serviços')
  await expect(title(page, 'Serviços')).toBeFocused()
})

test('no line ends within the word “e-mail”', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/privacidade', '/acessibilidade', '/servicos-terapia', '/contato-agendar']) {
    await open(page, path)
    const lines = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const counts: number[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index } of (text.textContent ?? '').matchAll(/e-mail/gi)) {
          const word = document.createRange()
          word.setStart(text, index)
          word.setEnd(text, index + 'e-mail'.length)
          counts.push(word.getClientRects().length)
        }
      return counts
    })
    expect(lines.length, path).toBeGreaterThan(0)
    // none where an answer is folded away
    expect(Math.max(...lines), path).toBe(1)
  }
})
