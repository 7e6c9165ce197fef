import type { Page } from '@playwright/test'
import { expectNoFindings } from '../axe'
import { expect, test } from '../fixtures'
import { openInItsFonts } from '../site'
import { viewsAt } from './everyView'
import { walkWithFocus } from './focusWalk'
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

/** Controls the mouse has been over, in whatever view. */
type Hovered = Set<string>

/** What moves between the press and the release of the button loses the click. The same control is tried in one view only. */
async function expectNothingMovesUnderMouse(page: Page, view: string, hovered: Hovered) {
  await page.mouse.move(0, 0)
  const places = await placesOf(page)
  const controls = await page
    .getByRole('main')
    .locator('a[href], button, label')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => ({ ...one.getBoundingClientRect().toJSON(), html: one.outerHTML }))
        .filter(
          ({ top, bottom, left, right }) => top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth,
        ),
    )
  for (const { html, left, top, width, height } of controls) {
    if (hovered.has(html)) continue
    hovered.add(html)
    const [x, y] = [left + width / 2, top + height / 2]
    await page.mouse.move(x, y)
    expect.soft(await placesOf(page), `${view}, with the mouse at ${x}, ${y}`).toEqual(places)
  }
}

interface Window {
  width: number
  height: number
  forcedColors: 'none' | 'active'
  /** These take longest; the widths between see no other layout. */
  isThorough?: boolean
}

/** Each walk opens the views in its first window, which then becomes the second; that of 320 px is also one of 1280 at 400 %. */
const walks: readonly (readonly [Window, Window])[] = [
  [
    { width: 1280, height: 800, forcedColors: 'none', isThorough: true },
    { width: 768, height: 1024, forcedColors: 'none' },
  ],
  [
    { width: 390, height: 844, forcedColors: 'none', isThorough: true },
    { width: 320, height: 640, forcedColors: 'active' },
  ],
]

async function lookAt(page: Page, name: string, { width, forcedColors, isThorough }: Window, hovered: Hovered) {
  const view = `${name} at ${width} px`
  const expectNone = (findings: readonly string[], what: string) =>
    expect.soft(findings, `${view}, ${what}`).toEqual([])
  if (isThorough) await expectNoFindings(page, view)
  if (isThorough && width === 1280) await expectNothingMovesUnderMouse(page, view, hovered)
  expectNone(await motions(page), 'motion')
  expectNone(await brokenStructure(page), 'structure')
  const light = await lightness(page)
  const isOwnPage = !name.startsWith('/#')
  if (isOwnPage && light.page < 0.3) expect.soft(light.around, `${view}, a flash around a dark page`).toBeLessThan(0.3)

  for (const [way, rules] of Object.entries(sheets)) {
    await adopt(page, rules)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(sideways, `${view}, ${way}: scrolls sideways`).toBeLessThanOrEqual(0)
    expectNone([...(await cutOffWords(page)), ...(await overlappingWords(page))], way)
  }
  await adopt(page, '')

  const { stops, wrong } = await walkWithFocus(page, forcedColors === 'active')
  expectNone(wrong, 'Tab')
  expect.soft(stops, `${view}: places to come to`).toBeGreaterThan(5)
}

// one walk for all that must hold in every view: to open them takes longer than to look at them
for (const windows of walks)
  test(`at ${windows.map(({ width }) => width).join(' and ')} px: every view passes axe, is whole and can be reached`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(300_000)
    watch.allow(/status of 404 \(Not Found\).*nao-existe/)
    const hovered: Hovered = new Set()
    const wear = async ({ width, height, forcedColors }: Window) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark', forcedColors })
      await page.setViewportSize({ width, height })
    }
    await wear(windows[0])
    await openInItsFonts(page, '/')
    for (const { name, show } of viewsAt(windows[0].width)) {
      await wear(windows[0])
      await show(page)
      for (const window of windows) {
        await wear(window)
        await lookAt(page, name, window, hovered)
      }
    }
  })
