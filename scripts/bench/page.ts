import type { Browser, Page } from '@playwright/test'

/** A window and how much slower than this machine its processor is made. */
export interface Setting {
  name: string
  width: number
  height: number
  slowdown: number
}

export const phone: Setting = { name: '390x844, CPU 4x slower', width: 390, height: 844, slowdown: 4 }
export const desktop: Setting = { name: '1280x800', width: 1280, height: 800, slowdown: 1 }
export const slowDesktop: Setting = { name: '1280x800, CPU 4x slower', width: 1280, height: 800, slowdown: 4 }

/** Time for what comes after opening, late tasks and shifts included (ms). */
const restMs = 1_000

const hydrated = '[data-layout]:not([data-layout="unmeasured"])'

/** What a measurement is made with. */
export interface Visit {
  page: Page
  /** Shows an address of the site and waits until the page has come alive and to rest. */
  open(path: string): Promise<void>
}

export type Measure<T> = (visit: Visit) => Promise<T>

/** Waits until the page answers to presses, however and whenever its scripts come. */
export const cameAlive = (page: Page): Promise<void> => page.locator(hydrated).waitFor()

/** Hands over a fresh page with an empty cache. */
export async function withPage<T>(
  browser: Browser,
  origin: string,
  { width, height, slowdown }: Setting,
  measure: Measure<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: 'pt-BR',
    ignoreHTTPSErrors: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await measure({
      page,
      open: async (path) => {
        await page.goto(path)
        await cameAlive(page)
        await page.waitForTimeout(restMs)
      },
    })
  } finally {
    await context.close()
  }
}
