import { expect, test } from './fixtures'
import { at, open } from './site'
import { toolJourneys } from './toolPages'

test('when the visitor goes back page and tools come as they were left', async ({ page }) => {
  // the other pages have no code of their own
  for (const address of ['/', '/contato-agendar', ...toolJourneys.map(({ path }) => path)]) {
    await open(page, address)
    await page.evaluate(() => Reflect.set(window, 'wasLeft', true))
    // an address typed in the bar, no link of the site
    await page.goto(at('/acessibilidade'))
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasLeft')), address).toBe(true)
  }
})
