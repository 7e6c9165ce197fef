import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures'
import { at, hold, motionEnds, open } from './site'
import { parts } from './toolPages'

/** How much the pixels of the element differ from each other. Playwright's own screenshots wait for the fonts. */
async function inkOf(page: Page, text: Locator): Promise<number> {
  const box = await text.boundingBox()
  if (!box) return 0
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', { clip: { ...box, scale: 1 } })
  await client.detach()
  const { channels } = await sharp(Buffer.from(data, 'base64')).removeAlpha().stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

/** Sum of all layout shifts from the first paint on, once the fonts have come and are painted. */
const shiftAfterFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise(requestAnimationFrame)
    add(observer.takeRecords())
    return sum
  })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'before the fonts come' : 'before the fonts come, without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('text is drawn, and hardly moves when they come', async ({ page }) => {
      for (const [path, title] of [
        ['/', 'Tornar-se quem se é.'],
        ['/mandala-arquetipica', 'Mandala Arquetípica'],
      ] as const) {
        const fonts = await hold(page, '**/*.woff2')
        await page.goto(at(path), { waitUntil: 'domcontentloaded' })
        const heading = page.getByRole('heading', { name: title, exact: true })
        const paragraph = page.getByRole('main').getByRole('paragraph').filter({ visible: true }).first()
        for (const text of [heading, paragraph]) await expect.poll(() => inkOf(page, text)).toBeGreaterThan(10)
        fonts.open()
        // without JavaScript nothing can be awaited in the page
        if (javaScriptEnabled) expect(await shiftAfterFonts(page), path).toBeLessThanOrEqual(0.02)
        await page.unroute('**/*.woff2')
      }
    })
  })

test('the signs of all dream elements come from the font of the site', async ({ page }) => {
  await open(page, '/diario-sonhos')
  const elements = page.getByRole('group').getByRole('button')
  await expect(elements).toHaveCount(20)
  for (const element of await elements.all()) await element.click()
  await page.getByRole('button', { name: 'Interpretar Sonho', exact: true }).click()
  await expect(parts(page)).toHaveCount(20)
  await motionEnds(page)
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.dreams__emoji' })
  // in the grid, in the sky, below the lens and beside the parts
  expect(nodeIds).toHaveLength(4 * 20)
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts).toEqual([expect.objectContaining({ familyName: 'Signs', isCustomFont: true })])
  }
})
