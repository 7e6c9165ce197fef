import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe'
import { expect, test } from './fixtures'
import { openInItsFonts, widthBeyond } from './site'
import { pageViews, toolViews } from './views'
import { adopt, unreadableWords } from './words'

/** Sheets of a reader's own, which take no word away from anybody: the distances of WCAG 1.4.12, and larger text. */
const sheets = {
  "a reader's own distances": `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  'text twice as large': 'html { font-size: 200% !important; }',
}

/**
 * Brings the focus to every place the Tab key comes to, in order and back, as the browser does it (the same scrolling,
 * and the ring that the keyboard shows). All in one visit of the page: it would take minutes by keys.
 */
async function wrongStops(page: Page, { isForced, leastPx }: { isForced: boolean; leastPx: number }) {
  // from here on the browser takes the keyboard for what moves the focus
  await page.keyboard.press('Tab')
  return page.evaluate(
    ({ isForced, leastPx }) => {
      const wrong: string[] = []
      const stops = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex="0"]'),
      ].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          one.tabIndex >= 0 &&
          !one.matches(':disabled') &&
          !one.closest('[inert]'),
      )
      scrollTo(0, 0)
      for (const stop of [...stops, ...stops.toReversed()]) {
        stop.focus()
        const report = (what: string) =>
          wrong.push(`“${(stop.ariaLabel ?? stop.textContent).trim().slice(0, 40)}” ${what}`)
        if (document.activeElement !== stop) report('does not take the focus')
        const target = stop.matches('[type="checkbox"], [type="radio"]') ? (stop.closest('label') ?? stop) : stop
        const { width, height } = target.getBoundingClientRect()
        const { display, outlineStyle, outlineWidth } = getComputedStyle(stop)
        // what is small in a line of text is exempt from the size (WCAG 2.5.8), not from being seen
        const isInText = display === 'inline' || stop.closest('p') !== null
        if (!isInText && (height < leastPx || width < Math.min(leastPx, 40))) report(`is ${width} by ${height} px`)
        const isHit = (x: number, y: number) => {
          const onTop = document.elementFromPoint(x, y)
          return onTop !== null && (stop.contains(onTop) || onTop.contains(stop))
        }
        const shares = [0.08, 0.5, 0.92]
        const boxes = [...stop.getClientRects()]
        const isSeen = boxes.some((box) =>
          shares.some((x) => shares.some((y) => isHit(box.left + x * box.width, box.top + y * box.height))),
        )
        if (!isSeen) report('has the focus and is not in sight')
        const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        // a field has a line below it, which becomes a ring where colours are the visitor's own
        const hasLine = !isForced && stop.matches('input, textarea')
        if (!hasRing && !hasLine) report('has the focus and does not show it')
      }
      // the link to the content lies over the bar while it has the focus
      stops[0]?.blur()
      return stops.length > 5 ? wrong : [...wrong, `only ${stops.length} places to come to`]
    },
    { isForced, leastPx },
  )
}

const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  )

interface Size {
  width: number
  height: number
  /** Looks with axe, too: the other widths show no other layout. */
  isWhole?: boolean
  isForced?: boolean
}

/** 320 px is also 1280 px at 400 %. */
const sizes: readonly Size[] = [
  { width: 1280, height: 800, isWhole: true },
  { width: 768, height: 1024 },
  { width: 390, height: 844, isWhole: true },
  { width: 320, height: 640, isForced: true },
]

async function lookAt(page: Page, name: string, { width, isWhole = false, isForced = false }: Size) {
  const view = `${name} at ${width} px`
  // axe takes the page's ground for that of bar and pager, which the slides paint; both are checked on the first slide
  if (isWhole) await expectNoFindings(page, view, name.startsWith('/#') ? ['header', 'nav'] : [])
  expect.soft(await motions(page), `${view}, motion`).toEqual([])
  for (const [kind, rules] of Object.entries(sheets)) {
    await adopt(page, rules)
    expect.soft(await widthBeyond(page), `${view}, ${kind}: scrolls sideways`).toBeLessThanOrEqual(0)
    expect.soft(await unreadableWords(page), `${view}, ${kind}`).toEqual([])
  }
  await adopt(page, '')
  expect.soft(await wrongStops(page, { isForced, leastPx: width < 768 ? 44 : 23.9 }), `${view}, Tab`).toEqual([])
}

// one walk for all that must hold in every view: to open them takes longer than to look at them
for (const [what, views] of Object.entries({ page: pageViews, tool: toolViews }))
  test(`every ${what} passes axe, is whole and can be reached`, async ({ page, watch }) => {
    test.setTimeout(300_000)
    watch.allow(/status of 404 \(Not Found\).*nao-existe/)
    await openInItsFonts(page, '/')
    for (const { name, windows, show } of views) {
      const its = sizes.filter(({ width }) => !windows || (windows === 'wide') === width >= 768)
      for (const size of its) {
        const { width, height, isForced } = size
        const forcedColors = isForced ? 'active' : 'none'
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark', forcedColors })
        await page.setViewportSize({ width, height })
        if (size === its[0]) await show(page)
        await lookAt(page, name, size)
      }
    }
  })
