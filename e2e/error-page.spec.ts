import { expectNoFindings } from './axe'
import { expect, test } from './fixtures'
import { at, barLink, expectHydrated, hold, menuButton, open, phone, scripts, title } from './site'
import { field } from './visitor'

const missing = { status: 404, contentType: 'text/javascript', body: '' }

test.describe('a page whose code is gone, as after a deploy', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.allow(/Failed to load resource/, /Failed to fetch dynamically imported module/, /Minified React error/)
    await open(page, '/contato-agendar')
    await field(page, /^Mensagem/).fill('Às terças.')
    await page.route(scripts, (route) => route.fulfill(missing))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não abriu.')
  })

  test('offers to open it anew, and the ways of contact, with the focus on its heading', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/Esta página não abriu/)
    await expect(page.getByRole('main').getByRole('link', { name: '(11) 90000-0000', exact: true })).toBeVisible()
    await expectNoFindings(page, 'error page')
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'Recarregar esta página' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
  })

  test('leaves the other pages open, and what was typed in its place', async ({ page }) => {
    await page.goBack()
    await expect(field(page, /^Mensagem/)).toHaveValue('Às terças.')
    await page.unroute(scripts)
    await barLink(page, 'Início').click()
    await expect(page).toHaveURL(at('/'))
    await expect(title(page, 'Início')).toBeVisible()
  })
})

test.describe('until the page answers', () => {
  const notice = 'Parte desta página não está funcionando.'

  test('a press is kept, and repeated once it does', async ({ page }) => {
    await page.setViewportSize(phone)
    const gate = await hold(page, scripts)
    await page.goto(at('/'), { waitUntil: 'commit' })
    await menuButton(page).click()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    gate.open()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  })

  for (const [what, act] of [
    ['a button', (one) => one.getByRole('button', { name: /^Próxim/ }).click()],
    ['an arrow key', (one) => one.keyboard.press('ArrowRight')],
  ] as const satisfies [string, (page: import('@playwright/test').Page) => Promise<void>][])
    test(`${what} brings a notice after ten seconds without an answer, which goes when it comes`, async ({ page }) => {
      await page.clock.install()
      const gate = await hold(page, scripts)
      await page.goto(at('/'), { waitUntil: 'commit' })
      await expect(title(page, 'Início')).toBeVisible()
      await act(page)
      await page.clock.runFor(9_000)
      await expect(page.getByText(notice)).toBeHidden()
      await page.clock.runFor(1_100)
      await expect(page.getByText(notice)).toBeVisible()
      gate.open()
      await expectHydrated(page)
      await expect(page.getByText(notice)).toBeHidden()
    })

  test('a script that cannot be fetched is told at once, and the page can be read', async ({ page, watch }) => {
    watch.allow(/Failed to load resource/)
    await page.route(scripts, (route) => route.fulfill(missing))
    await page.goto(at('/privacidade'))
    await expect(page.getByText(notice)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
