import { expectNoFindings } from './axe'
import { expect, test } from './fixtures'
import { field } from './formPage'
import { barLink, nextButton, title } from './sections'
import { at, expectHydrated, hold, open, scripts } from './site'

const missing = { status: 404, contentType: 'text/javascript', body: '' }
const notice = 'Parte desta página não está funcionando.'

test.describe('when the code of a page is gone, as after a deploy', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.allow(/Failed to load resource/, /Failed to fetch dynamically imported module/, /Minified React error/)
    await open(page, '/contato-agendar')
    await field(page, /^Mensagem/).fill('Às terças.')
    await page.route(scripts, (route) => route.fulfill(missing))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não abriu.')
  })

  test('the error page offers to reload, and other ways of contact', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/Esta página não abriu/)
    await expect(page.getByRole('main').getByRole('link', { name: '(11) 90000-0000', exact: true })).toBeVisible()
    await expectNoFindings(page, 'error page')
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'Recarregar esta página' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
  })

  test('the other pages open, and what was typed is in its place', async ({ page }) => {
    await page.goBack()
    await expect(field(page, /^Mensagem/)).toHaveValue('Às terças.')
    await page.unroute(scripts)
    await barLink(page, 'Início').click()
    await expect(page).toHaveURL(at('/'))
    await expect(title(page, 'Início')).toBeVisible()
  })
})

for (const how of ['a click', 'an arrow key'])
  test(`when ${how} has no answer for ten seconds a notice comes, until it has`, async ({ page }) => {
    await page.clock.install()
    const code = await hold(page, scripts)
    await page.goto(at('/'), { waitUntil: 'commit' })
    await expect(title(page, 'Início')).toBeVisible()
    if (how === 'a click') await nextButton(page).click()
    else await page.keyboard.press('ArrowRight')
    await page.clock.runFor(9_000)
    await expect(page.getByText(notice)).toBeHidden()
    await page.clock.runFor(1_100)
    await expect(page.getByText(notice)).toBeVisible()
    code.open()
    await expectHydrated(page)
    await expect(page.getByText(notice)).toBeHidden()
  })

test('when a script cannot be fetched a notice comes at once, and the page can be read', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/)
  await page.route(scripts, (route) => route.fulfill(missing))
  await page.goto(at('/privacidade'))
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
