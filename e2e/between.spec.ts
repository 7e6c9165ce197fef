import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { barLink, slide } from './sections'
import { at, framesMs, hold, jumpMs, open, openWithStoppedClock, reload, scripts, slideMs } from './site'

// between two states, the visitor's last request wins; by which timers, and for slides: tests/app/navigation.test.ts

/** On the landing page the footer is part of the last slide. */
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').or(slide(page, 'Contato')).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('when the way back follows a link, or a link the way back, the last one wins', async ({ page }) => {
  await open(page, '/acessibilidade')
  await footerLink(page, 'Contato').click()
  await expect(heading(page)).toHaveText('Comece por uma conversa.')
  // the page takes the focus when it arrives
  await expect(heading(page)).toBeFocused()
  const code = await hold(page, scripts)
  await footerLink(page, 'Privacidade').press('Enter')
  await expect(page).toHaveURL(at('/privacidade'))
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(at('/contato-agendar'))
  code.open()
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveText('Comece por uma conversa.')

  await reload(page)
  const again = await hold(page, scripts)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(at('/acessibilidade'))
  await footerLink(page, 'Privacidade').press('Enter')
  again.open()
  await expect(heading(page)).toHaveText('Privacidade')
  const entries = await page.evaluate(() => navigation.entries().map(({ url }) => url && new URL(url).pathname))
  expect(entries).toEqual(['/acessibilidade', '/privacidade'].map(at))
})

test('when a slide settles a field that is written in keeps focus and letters', async ({ page }) => {
  await openWithStoppedClock(page, '/')
  await barLink(page, 'Contato').press('Enter')
  await page.clock.runFor(jumpMs + slideMs - 100)
  const name = slide(page, 'Contato').getByRole('textbox', { name: /^Nome/ })
  await name.focus()
  await page.keyboard.type('Maria')
  await page.clock.runFor(100 + framesMs)
  await page.keyboard.type(' da Silva')
  await expect(name).toHaveValue('Maria da Silva')
})

test('when a link is double clicked only one history entry is added', async ({ page }) => {
  await open(page, '/contato-agendar')
  const entries = await page.evaluate(() => history.length)
  await footerLink(page, 'Privacidade').dblclick()
  await expect(heading(page)).toHaveText('Privacidade')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})
