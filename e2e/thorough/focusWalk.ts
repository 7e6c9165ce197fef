import type { Page } from '@playwright/test'

/**
 * Brings the focus to every place the Tab key comes to, in order and back, as the browser does it (the same scrolling, and the ring
 * that the keyboard shows), and says what is wrong there. All in one visit of the page: it would take minutes by keys.
 */
export async function walkWithFocus(page: Page, isForced = false): Promise<{ stops: number; wrong: string[] }> {
  // from here on the browser takes the keyboard for what moves the focus
  await page.keyboard.press('Tab')
  return page.evaluate(async (forced) => {
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
      const say = (what: string) => wrong.push(`“${(stop.ariaLabel ?? stop.textContent).trim().slice(0, 40)}” ${what}`)
      if (document.activeElement !== stop) say('does not take the focus')
      const { left, top, width, height } = stop.getBoundingClientRect()
      const { display, outlineStyle, outlineWidth } = getComputedStyle(stop)
      // what is small in a line of text is exempt from the size (WCAG 2.5.8), not from being seen
      if (display !== 'inline' && Math.min(width, height) < 23.9) say(`is ${width} by ${height} px`)
      const shares = [0.08, 0.5, 0.92]
      const isSeen = shares.some((x) =>
        shares.some((y) => {
          const onTop = document.elementFromPoint(left + x * width, top + y * height)
          return onTop !== null && (stop.contains(onTop) || onTop.contains(stop))
        }),
      )
      if (!isSeen) say('has the focus and is not in sight')
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      // a field has a line below it, which becomes a ring where colours are the visitor's own
      const hasLine = !forced && stop.matches('input, textarea')
      if (!hasRing && !hasLine) say('has the focus and does not show it')
    }
    return { stops: stops.length, wrong }
  }, isForced)
}
