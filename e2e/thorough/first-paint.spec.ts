import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  addressOf,
  at,
  barLink,
  expectHydrated,
  expectSlide,
  gate,
  hold,
  menuButton,
  nextButton,
  open,
  phone,
  scripts,
} from '../site'
import { e2e } from '../sites'
import { toolJourneys } from '../toolPages'
import { fillRequired, notice, sendButton, watchSending } from '../visitor'

const styles = '**/assets/*.css'

const [mandala, journey, quiz] = toolJourneys

/** The page is there; it answers once its code is let through. */
async function openWithoutCode(page: Page, address: string) {
  const held = await hold(page, scripts)
  // the script is part of what "load" waits for
  await page.goto(at(address), { waitUntil: 'domcontentloaded' })
  return held
}

test('scripts are asked for when text and pictures have been painted', async ({ page }) => {
  await open(page, '/')
  const { painted, portrait, asked } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const starts = files.filter(({ name }) => /\/start-[^/]*\.js$/.test(name)).map(({ startTime }) => startTime)
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      portrait: files.find(({ name }) => /portrait|figure/.test(name))?.responseEnd ?? Number.POSITIVE_INFINITY,
      asked: Math.min(...starts),
    }
  })
  expect(asked).toBeGreaterThan(painted)
  expect(asked).toBeGreaterThan(portrait)
})

test.describe('before the page answers', () => {
  test('a symbol that was clicked is chosen once it does', async ({ page }) => {
    const held = await openWithoutCode(page, mandala.path)
    await page.getByRole('button', { name: 'Sol', exact: true }).click()
    await page.getByRole('button', { name: 'Lua', exact: true }).click()
    held.open()
    await expect(page.getByText('2/8')).toBeVisible()
  })

  test('an experience ticked is ticked once it does, not ticked and cleared', async ({ page }) => {
    const held = await openWithoutCode(page, journey.path)
    await page.getByRole('checkbox').first().click()
    await page.getByRole('checkbox').nth(1).focus()
    await page.keyboard.press('Space')
    held.open()
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
    await expect(page.getByRole('checkbox').nth(2)).not.toBeChecked()
  })

  test('the menu opens once it does', async ({ page }) => {
    await page.setViewportSize(phone)
    const held = await openWithoutCode(page, '/servicos-terapia')
    await menuButton(page).click()
    held.open()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('a message sent goes by itself, with all that was typed', async ({ page }) => {
    await openWithoutCode(page, '/contato-agendar')
    await fillRequired(page, 'ana@exemplo.com.br')
    const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
    await sendButton(page).click()
    expect((await sent).postData()).toContain('ana@exemplo.com.br')
  })

  test('a double click goes one step, as it does later', async ({ page }) => {
    const held = await openWithoutCode(page, journey.path)
    await page.getByRole('button', { name: 'Próxima', exact: true }).dblclick()
    held.open()
    await expect(page.getByRole('heading', { name: 'Chamado à Aventura', exact: true })).toBeVisible()
    await expectHydrated(page)
    await expect(page.getByRole('heading', { name: 'Chamado à Aventura', exact: true })).toBeVisible()
  })

  test('a message sent twice leaves once, also when the page is hydrated meanwhile', async ({ page }) => {
    const held = await hold(page, scripts)
    const answer = await hold(page, e2e.inbox)
    const sent = watchSending(page)
    const alive = gate()
    await page.exposeFunction('alive', alive.open)
    await page.addInitScript(() => {
      const seen = () =>
        document.querySelector('[data-layout]:not([data-layout="unmeasured"])') && Reflect.get(window, 'alive')()
      new MutationObserver(seen).observe(document, { subtree: true, attributes: true })
    })
    await page.goto(at('/contato-agendar'), { waitUntil: 'domcontentloaded' })
    await fillRequired(page, 'uma-vez@exemplo.com.br')
    // while a page is being left Playwright waits before it looks for anything
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    held.open()
    await alive.opened
    await page.keyboard.press('Enter')
    answer.open()
    await expect(page.getByRole('heading', { name: 'Sua mensagem chegou' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('a click on words that have changed by then counts', async ({ page }) => {
    const held = await openWithoutCode(page, '/#services')
    await nextButton(page).getByText('Atuação Clínica').click()
    held.open()
    await expectSlide(page, 'Contato')
  })

  test('the section asked for last is the one that is shown', async ({ page }) => {
    const held = await openWithoutCode(page, '/')
    await nextButton(page).click()
    await barLink(page, 'Contato').click()
    held.open()
    await expectHydrated(page)
    await expectSlide(page, 'Contato')
    expect(await addressOf(page)).toBe('/#contact')
  })

  test('the keyboard reaches only what is on the current slide', async ({ page }) => {
    await openWithoutCode(page, '/')
    await page.getByRole('main').getByRole('link').first().focus()
    const width = page.viewportSize()?.width ?? 0
    const pager = page.getByRole('navigation', { name: 'Mudar de seção' })
    for (let turn = 0; turn < 20 && !(await pager.locator(':focus').count()); turn++) {
      const box = await page.locator(':focus').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box?.x).toBeLessThan(width)
      await page.keyboard.press('Tab')
    }
    await expect(pager.locator(':focus')).toHaveCount(1)
  })

  test('a click brings the application at once, whatever else is still loading', async ({ page }) => {
    await hold(page, '**/*.svg')
    await page.goto(at(quiz.path), { waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'unmeasured')
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click({ noWaitAfter: true })
    await expect(page.getByText('Pergunta 2 de 5').first()).toBeVisible()
  })
})

test.describe('an application that does not come', () => {
  test('is asked for twice', async ({ page, watch }) => {
    watch.allow(/Failed to load resource/)
    const failed = new Set<string>()
    await page.route(styles, async (route) => {
      const url = route.request().url()
      if (failed.has(url)) return route.continue()
      failed.add(url)
      await route.fulfill({ status: 503 })
    })
    await open(page, '/contato-agendar')
    await expect(notice(page)).toBeHidden()
    expect(failed.size).toBeGreaterThan(0)
  })
})
