import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { at, expectMarked, expectSlide, open, title } from '../site'
import { e2e } from '../sites'
import { toolJourneys } from '../toolPages'
import { encoded, hostileTexts } from './hostileTexts'

const long = 'a'.repeat(10_000)

/** Fragments as they may stand in a link: as they are, and encoded. */
const fragments = [
  ...Object.values(hostileTexts).flatMap((text) => [text.slice(0, 5000), encodeURIComponent(encoded(text))]),
  ...[
    '__proto__',
    'constructor',
    'toString',
    ':target',
    '%',
    '%00',
    '%ff',
    '.slide',
    '*',
    'contact ',
    'CONTACT',
    '//x',
    long,
  ],
]

const setFragment = (page: Page, fragment: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash
  }, fragment)

test('a fragment that names no section is ignored on every kind of page', async ({ page }) => {
  await open(page, '/#services')
  await expectSlide(page, 'Serviços')
  for (const fragment of fragments) await setFragment(page, fragment)
  await expectSlide(page, 'Serviços')
  await expect(title(page, 'Serviços')).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 'Contato')
  for (const path of ['/contato-agendar', ...toolJourneys.slice(0, 1).map((tool) => tool.path)]) {
    await open(page, path)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    for (const fragment of fragments) await setFragment(page, fragment)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

for (const fragment of ["<script>console.error('ran')</script>", '__proto__', '%00', long])
  test(`the site opens at its beginning under #${fragment.slice(0, 40)}`, async ({ page }) => {
    await open(page, `/#${fragment}`)
    await expectSlide(page, 'Início')
    await expectMarked(page, 'Início', true)
  })

const script = "<script>console.error('ran')</script>"

/** Paths of no page; each is asked for just so, since a browser would tidy some of them up. */
const paths = [
  `/${encodeURIComponent(script)}`,
  `/${encodeURIComponent(`"><img src=x onerror="console.error('ran')">`)}`,
  ...['/__proto__', '/constructor', '/toString', '/%00', '/%ff', '/%', '/%E2%80%AEgnp.oga', '/sobre-', '/404/x'],
  ...['/..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/assets/', '/inboxes', '/index.html/x'],
  ...[`/${'%F0%9F%91%A9'.repeat(500)}`, `/${long.slice(0, 5000)}`],
]

test('a path of no page is answered with the page that says so, and nothing of it runs', async ({ page, watch }) => {
  watch.allow(/Failed to load resource: the server responded with a status of 404/)
  for (const path of paths) {
    const answer = await open(page, path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.content(), path).not.toContain("console.error('ran')")
  }
})

test('a path never leads to another host or out of the folder', async ({ page }) => {
  for (const path of [
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example/',
    '/%2f%2fevil.example',
    '/../package.json',
  ]) {
    const answer = await page.request.get(e2e.origin + at(path), { maxRedirects: 0 })
    expect([200, 301, 400, 404], path).toContain(answer.status())
    expect(answer.headers().location ?? '/', path).toMatch(/^\/(?![/\\])/)
    expect(await answer.text(), path).not.toContain('"devDependencies"')
  }
})

test('a query changes nothing', async ({ page }) => {
  for (const text of Object.values(hostileTexts)) {
    const query = encodeURIComponent(encoded(text)).slice(0, 6000).replace(/%\w?$/, '')
    const answer = await open(page, `/contato-agendar?name=${query}&__proto__[x]=${query}#${query}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue('')
  }
})
