import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe'
import { viewsAt } from './everyView'
import { expect, test } from './fixtures'
import { walkWithFocus } from './focusWalk'
import { openInItsFonts } from './site'
import { brokenStructure, lightness, motions } from './structure'
import { cutOffWords, overlappingWords } from './wordsCut'

/** The distances a reader may set (WCAG 1.4.12), as a style sheet of the reader's own would. */
const readersSheet = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

const adopt = (page: Page, text: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, text)

/** Sheets that take no word away from anybody. */
const sheets = {
  "a reader's own distances": readersSheet,
  'text twice as large': 'html { font-size: 200% !important; }',
}

/** Where every control of the page is, by its name; in the page's own coordinates, whatever has been scrolled. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, label, input, textarea')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const place = [left + scrollX, top + scrollY, width, height].map(Math.round).join(' ')
        return `${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}: ${place}`
      }),
  )

/** What moves between the press and the release of the button loses the click. */
async function expectNothingMovesUnderMouse(page: Page, view: string) {
  await page.mouse.move(0, 0)
  const places = await placesOf(page)
  const middles = await page
    .getByRole('main')
    .locator('a[href], button, label')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, bottom, left, right }) => top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth)
        .map(({ left, top, width, height }): [number, number] => [left + width / 2, top + height / 2]),
    )
  for (const [x, y] of middles) {
    await page.mouse.move(x, y)
    expect.soft(await placesOf(page), `${view}, with the mouse at ${x}, ${y}`).toEqual(places)
  }
}

/** Windows; the narrow one is also a window of 1280 px at 400 %. There, colours are the visitor's own, too. */
const windows = [
  { width: 1280, height: 800, forcedColors: 'none' },
  { width: 768, height: 1024, forcedColors: 'none' },
  { width: 390, height: 844, forcedColors: 'none' },
  { width: 320, height: 640, forcedColors: 'active' },
] as const

// one walk for all that must hold in every view: to open them takes longer than to look at them
for (const { width, height, forcedColors } of windows)
  test(`every page, slide and tool at ${width}x${height}: axe, words, focus, targets, structure, motion, ground`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(300_000)
    watch.allow(/status of 404 \(Not Found\).*nao-existe/)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark', forcedColors })
    await page.setViewportSize({ width, height })
    await openInItsFonts(page, '/')
    for (const { name, show } of viewsAt(width)) {
      await show(page)
      const expectNone = (findings: readonly string[], what: string) =>
        expect.soft(findings, `${name}, ${what}`).toEqual([])

      // these take longest; the widths between see no other layout
      if (width === 1280 || width === 390) await expectNoFindings(page, name)
      if (width === 1280) await expectNothingMovesUnderMouse(page, name)
      expectNone(await motions(page), 'motion')
      expectNone(await brokenStructure(page), 'structure')
      const light = await lightness(page)
      const isOwnPage = !name.startsWith('/#')
      if (isOwnPage && light.page < 0.3)
        expect.soft(light.around, `${name}, a flash around a dark page`).toBeLessThan(0.3)

      for (const [way, rules] of Object.entries(sheets)) {
        await adopt(page, rules)
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(sideways, `${name}, ${way}: scrolls sideways`).toBeLessThanOrEqual(0)
        expectNone([...(await cutOffWords(page)), ...(await overlappingWords(page))], way)
      }
      await adopt(page, '')

      const { stops, wrong } = await walkWithFocus(page, forcedColors === 'active')
      expectNone(wrong, 'Tab')
      expect.soft(stops, `${name}: places to come to`).toBeGreaterThan(5)
    }
  })
