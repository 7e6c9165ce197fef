import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectSlide } from './sections'
import { at, open } from './site'
import { toolJourneys } from './toolPages'

/** Leaves by an address typed in the bar, not by a link of the site, and comes back as by the browser's own button. */
async function leaveAndComeBack(page: Page) {
  await page.evaluate(() => Reflect.set(window, 'wasLeft', true))
  await page.goto(at('/acessibilidade'))
  await page.goBack({ waitUntil: 'commit' })
}

const expectAsLeft = (page: Page, address?: string) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasLeft')), address).toBe(true)

test('when the visitor goes back page and tools come as they were left', async ({ page }) => {
  // the other pages have no code of their own
  for (const address of ['/', '/contato-agendar', ...toolJourneys.map(({ path }) => path)]) {
    await open(page, address)
    await leaveAndComeBack(page)
    await expectAsLeft(page, address)
  }
})

test('when a page was left during a move the move has ended, and the next can begin', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/#emotional-map$/)
  await leaveAndComeBack(page)
  await expectAsLeft(page)
  await expectSlide(page, 'Atuação Clínica')
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 'Serviços')
})
