import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe'
import { expect, test } from './fixtures'
import {
  addressOf,
  allowCopying,
  at,
  barLink,
  clipboardText,
  expectHydrated,
  menuButton,
  open,
  phone,
  reload,
  scripts,
  sections,
  title,
} from './site'
import { toolJourneys } from './toolPages'
import { field, notice } from './visitor'

const copyTyped = (page: Page) => page.getByRole('button', { name: 'Copiar o que escrevi' })

/** When the document on show was opened: the same number as long as nothing has reloaded it. */
const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin)

/** The first file asked for is answered with 503. Interception stays on (`times: 1` ends it while other files are on their way). */
async function failOnce(page: Page, files: string) {
  let hasFailed = false
  await page.route(files, async (route) => {
    if (hasFailed) return route.continue()
    hasFailed = true
    await route.fulfill({ status: 503 })
  })
}

async function copiedText(page: Page): Promise<string> {
  await allowCopying(page.context())
  await copyTyped(page).click()
  await expect(page.getByRole('button', { name: 'Texto copiado' })).toBeVisible()
  return clipboardText(page.context())
}

test.describe('a page whose code is gone, as after a deploy', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.allow(/Failed to load resource/, /Loading module from/)
    await open(page, '/contato-agendar')
  })

  test('is said to be missing, and what was typed stays and can be copied', async ({ page }) => {
    const birth = await openedAt(page)
    await field(page, /^Nome/).fill('Ana')
    await field(page, /^Mensagem/).fill('Às terças.')
    await page.route(scripts, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
    await expect(notice(page).getByRole('alert')).toContainText('A página não abriu.')
    await expect(field(page, /^Mensagem/)).toHaveValue('Às terças.')
    expect(await addressOf(page)).toBe('/contato-agendar')
    expect(await openedAt(page)).toBe(birth)
    expect(await copiedText(page)).toBe('Nome\nAna\n\nMensagem\nÀs terças.')
    await notice(page).getByRole('button', { name: 'Fechar' }).click()
    await expect(notice(page)).toBeHidden()
    expect(await openedAt(page)).toBe(birth)
  })

  test('is fetched once more without a word, and opens if it is there again', async ({ page }) => {
    await failOnce(page, scripts)
    const failed = page.waitForResponse((answer) => answer.status() === 503)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade')
    await expect(notice(page)).toBeHidden()
    await failed
  })

  test('is not shown without its stylesheet, which is asked for again', async ({ page }) => {
    await failOnce(page, '**/assets/*.css')
    const failed = page.waitForResponse((answer) => answer.status() === 503)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mandala Arquetípica' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mandala Arquetípica')
    await failed
    const rules = page.locator('head link[rel="stylesheet"]')
    const areThere = (links: Element[]) => links.every((link) => Reflect.get(link, 'sheet').cssRules.length > 0)
    expect(await rules.evaluateAll(areThere)).toBe(true)
    // neither one too few nor one twice
    const count = await rules.count()
    await reload(page)
    await expect(rules).toHaveCount(count)
  })

  test('leaves the ways to other pages open, though what it lacks stays away', async ({ page }) => {
    const gone = new Set<string>()
    let isGoing = true
    await page.route('**/assets/*.{js,css}', async (route) => {
      if (isGoing) gone.add(route.request().url())
      if (gone.has(route.request().url())) await route.fulfill({ status: 404 })
      else await route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mandala Arquetípica' }).click()
    await expect(notice(page)).toBeVisible()
    isGoing = false
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade')
    await expect(notice(page)).toBeHidden()
    expect(gone.size).toBeGreaterThan(1)
  })

  test('opens when the visitor tries again', async ({ page }) => {
    const birth = await openedAt(page)
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
    await expect(notice(page)).toBeVisible()
    // nothing was typed, nothing can be lost
    await expect(copyTyped(page)).toHaveCount(0)
    await page.unroute(scripts)
    await notice(page).getByRole('link', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade')
    await expect(notice(page)).toBeHidden()
    expect(await openedAt(page)).toBe(birth)
  })

  test('opens anew when the visitor asks for that', async ({ page }) => {
    const birth = await openedAt(page)
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
    await expect(notice(page)).toBeVisible()
    await page.unroute(scripts)
    await notice(page).getByRole('link', { name: 'Recarregar e abrir' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade')
    expect(await openedAt(page)).not.toBe(birth)
  })
})

test('a tool that cannot be drawn leaves the rest standing, and says so in its place', { tag: '@thorough' }, async ({
  page,
  watch,
}) => {
  // Firefox's driver keeps an error's message to itself
  watch.allow(/no more angles/, /^console error: Error \(/)
  const [mandala] = toolJourneys
  await open(page, '/contato-agendar')
  await field(page, /^Nome/).fill('Ana')
  await page.getByRole('contentinfo').getByRole('link', { name: mandala.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mandala.name)
  await page.evaluate(() => {
    Math.cos = () => {
      throw new Error('no more angles')
    }
  })
  await page.getByRole('button', { name: 'Sol', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página parou de funcionar.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Esta página parou de funcionar\./)
  expect(await copiedText(page)).toBe('Nome\nAna')
  await expectNoFindings(page, 'in the place of the tool')
  await expect(page.getByRole('link', { name: 'Recarregar esta página' })).toHaveAttribute('href', at(mandala.path))
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  await expect(barLink(page, 'Contato')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página parou de funcionar.')
  await page.getByRole('link', { name: 'Recarregar esta página' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mandala.name)
  await expect(mandala.fresh(page)).toBeVisible()
})

test.describe('an application that dies later', () => {
  test.beforeEach(({ watch }) => watch.allow(/no more attributes/, /^console error: Error \(/))

  /** Whatever changes next in the bar cannot be drawn; pages are replaced when they fail, the bar is not. */
  const kill = (page: Page) =>
    page.evaluate(() => {
      const { setAttribute } = Element.prototype
      Element.prototype.setAttribute = function (name, value) {
        if (this.closest('header')) throw new Error('no more attributes')
        setAttribute.call(this, name, value)
      }
    })

  test('says so and leaves the page to be read, wherever the visitor has gone', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, '/privacidade')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click()
    await expect(page).toHaveURL(/\/acessibilidade$/)
    await kill(page)
    await menuButton(page).click()
    await expect(notice(page).getByRole('alert')).toContainText('Parte desta página não está funcionando.')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(menuButton(page)).toBeInViewport()
    await expect(barLink(page, 'Contato')).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
    const birth = await openedAt(page)
    await notice(page).getByRole('link', { name: 'Recarregar esta página' }).click()
    await expectHydrated(page)
    expect(await openedAt(page)).not.toBe(birth)
    await expect(page).toHaveURL(/\/acessibilidade$/)
  })

  test('follows the link that is being clicked meanwhile', async ({ page }) => {
    await open(page, '/privacidade')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' })
    await link.hover()
    await page.mouse.down()
    await kill(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('header button')?.click())
    await expect(notice(page)).toBeVisible()
    await page.mouse.up()
    await expect(page).toHaveURL(/\/acessibilidade$/)
  })

  test('leaves every slide in reach of its link', async ({ page }) => {
    await open(page, '/#services')
    await kill(page)
    await page.keyboard.press('ArrowRight')
    await expect(notice(page)).toBeVisible()
    await expect(title(page, 'Serviços')).toBeInViewport()
    for (const { label, title: heading } of sections) {
      await barLink(page, label).click()
      await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeInViewport()
    }
  })
})
