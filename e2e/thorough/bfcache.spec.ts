import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { faultAddress } from '../formService'
import { at, existingPages, expectHydrated, expectSlide, open, phone } from '../site'
import { toolJourneys } from '../toolPages'
import { banner, fillRequired, sendButton } from '../visitor'

declare global {
  interface Window {
    /** Only in a page that has come back as it was left. */
    wasLeft?: boolean
  }
}

/** Leaves by an address typed in the bar, not by a link of the site, and comes back as by the browser's own button. */
async function leaveAndComeBack(page: Page) {
  await page.evaluate(() => {
    window.wasLeft = true
  })
  await page.goto(at('/acessibilidade'))
  await page.goBack({ waitUntil: 'commit' })
}

const expectAsLeft = (page: Page, address?: string) =>
  expect.poll(() => page.evaluate(() => window.wasLeft), address).toBe(true)

test('every page and tool comes back from the back-forward cache as it was left', async ({ page }) => {
  const stored: string[] = []
  page.on('response', (response) => {
    if (/no-store/.test(response.headers()['cache-control'] ?? '')) stored.push(response.url())
  })
  // browsers keep no page that has answered with an error
  for (const address of [...existingPages, ...toolJourneys.map(({ path }) => path)]) {
    await open(page, address)
    await leaveAndComeBack(page)
    await expectAsLeft(page, address)
  }
  expect(stored, 'answers that keep their page out of the cache').toEqual([])
})

test('a move left half-way ends when the page comes back, and the next can begin', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('ArrowRight')
  // nobody leaves within the tenth of a second after which the address is written
  await page.waitForURL(/#emotional-map$/)
  await leaveAndComeBack(page)
  await expectAsLeft(page)
  await expectSlide(page, 'Atuação Clínica')
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 'Serviços')
})

test('a menu left open is open, and closes', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await leaveAndComeBack(page)
  await expectAsLeft(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('a page left while it sends has its answer, or can send again, on return', async ({ page, watch }) => {
  watch.allow(/The message could not be sent/)
  await open(page, '/contato-agendar')
  await fillRequired(page, faultAddress('slow-800', 'cache'))
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Enviando...')
  await leaveAndComeBack(page)
  await expectHydrated(page)
  await expect(sendButton(page)).toHaveText('Enviar mensagem')
  await fillRequired(page, 'cache@exemplo.com.br')
  await sendButton(page).click()
  await expect(banner(page)).toBeVisible()
})
