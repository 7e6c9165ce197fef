import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures'
import { at, existingPages, expectHydrated, expectSlide, hold, motionEnds, nextButton, open, scripts } from './site'
import { byMouse, parts, toolJourneys } from './toolPages'

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

/** Layout shifts so far, once the fonts have come and are painted: how far, and what moved. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const seen: (PerformanceEntry & { value?: number; sources?: { node?: Node }[] })[] = []
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise(requestAnimationFrame)
    seen.push(...observer.takeRecords())
    return seen.map(({ value = 0, sources = [] }) => ({
      value,
      moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)),
    }))
  })

test('when the fonts are still to come text is drawn, and hardly moves when they come', async ({ page }) => {
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
    const sum = (await shiftsOf(page)).reduce((total, { value }) => total + value, 0)
    expect(sum, path).toBeLessThanOrEqual(0.02)
    await page.unroute('**/*.woff2')
  }
})

for (const width of [1280, 390])
  test(`when a page is hydrated nothing moves at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
    for (const address of ['/#services', '/#contact', ...existingPages]) {
      await page.goto('about:blank')
      const code = await hold(page, scripts)
      await page.goto(at(address), { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      // by the fonts
      const before = await shiftsOf(page)
      code.open()
      await expectHydrated(page)
      expect.soft((await shiftsOf(page)).slice(before.length), address).toEqual([])
      await page.unroute(scripts)
    }
  })

test('when all elements are chosen their signs are of the site’s font', async ({ page }) => {
  await open(page, '/diario-sonhos')
  for (const element of await page.getByRole('group').getByRole('button').all()) await element.click()
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

/** What moved while this was done, and had to be drawn by the main thread at each frame. */
async function animatedByMainThread(page: Page, act: () => Promise<void>) {
  interface TraceEvent {
    name: string
    args: { data?: { compositeFailed?: number; unsupportedProperties?: string[] } }
  }
  /** Chromium's reason not to hand on the animation of something that is not on the screen. */
  const hasNoVisibleChange = 1 << 17
  const client = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const traced = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.animations'] },
  })
  await act()
  await motionEnds(page)
  await client.send('Tracing.end')
  await traced
  const animations = events.filter(({ name }) => name === 'Animation')
  expect(animations).not.toEqual([])
  return animations.flatMap(({ args: { data: { compositeFailed = 0, unsupportedProperties = [] } = {} } }) => {
    // bar and pager change their colour in one step, half-way
    const isColour = unsupportedProperties.every((name) => ['--ink', '--soft', '--accent'].includes(name))
    return compositeFailed && !isColour && !(compositeFailed & hasNoVisibleChange) ? [unsupportedProperties] : []
  })
}

test('when slides move the compositor moves them, and what appears on them', async ({ page }) => {
  await open(page, '/')
  const found = await animatedByMainThread(page, async () => {
    for (const label of ['Atuação Clínica', 'Serviços', 'Contato', 'Início'] as const) {
      await nextButton(page).click()
      await expectSlide(page, label)
    }
  })
  expect(found).toEqual([])
})

for (const { name, path, begin, finish } of toolJourneys)
  test(`when the drawing of ${name} moves the compositor moves it`, async ({ page }) => {
    await open(page, path)
    const found = await animatedByMainThread(page, async () => {
      await begin(page, byMouse)
      await finish(page, byMouse)
    })
    expect(found).toEqual([])
  })
