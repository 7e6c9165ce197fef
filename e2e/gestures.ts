import type { Page } from '@playwright/test'

/** A little left of the middle of a phone's window. */
const nearMiddle = { x: 160, y: 300 }

/** A finger is drawn over the page by so many px. */
export async function swipe(page: Page, x: number, y: number, from = nearMiddle) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: from.x + x * share, y: from.y + y * share }],
    })
  await touch('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share)
  await touch('touchEnd')
  await client.detach()
}
