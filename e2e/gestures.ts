import type { Page } from '@playwright/test'

/** A little left of the middle of a phone's window. */
const nearMiddle = { x: 160, y: 300 }

/** A finger is drawn over the page by so many px, and does something before it lets go. */
export async function swipe(
  page: Page,
  x: number,
  y: number,
  from = nearMiddle,
  beforeEnd: () => Promise<void> = async () => undefined,
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: from.x + x * share, y: from.y + y * share }],
    })
  const heard = await hear(page)
  await touch('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share)
  await beforeEnd().catch(async (cause: Error) => {
    throw new Error(`${cause.message}\nThe page has heard: ${await heard.evaluate((types) => types.join(', '))}`, {
      cause,
    })
  })
  await touch('touchEnd')
  await client.detach()
}

/** The wheel is turned, or two fingers move on a trackpad, with the pointer there. */
export async function turnWheel(page: Page, x: number, y: number, place = nearMiddle): Promise<void> {
  await page.mouse.move(place.x, place.y)
  await page.mouse.wheel(x, y)
}

/** What the page hears of a finger: a busy browser may take one away, which no page can help. */
const hear = (page: Page) =>
  page.evaluateHandle(() => {
    const heard: string[] = []
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
      window.addEventListener(type, () => heard.push(type), { capture: true, passive: true })
    return heard
  })
