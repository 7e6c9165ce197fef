import type { Page } from '@playwright/test'
import type { Measure } from './page.ts'

declare global {
  interface Window {
    /** Durations of the input events of one interaction, from the press to the next paint (ms). */
    benchEvents: number[]
  }
}

/** Shortest duration the browser reports; it rounds to 8 ms. */
const shortestMs = 16

/** Time in which the browser has reported all events of an interaction (ms). */
const reportMs = 1_000

/** The slowest event of the interaction, as in "Interaction to Next Paint". */
async function measured(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate((durationThreshold) => {
    window.benchEvents = []
    const since = performance.now()
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) if (startTime >= since) window.benchEvents.push(duration)
    }).observe(Object.assign({ type: 'event' }, { durationThreshold }))
  }, shortestMs)
  await act()
  await page.waitForTimeout(reportMs)
  return Math.max(shortestMs, ...(await page.evaluate(() => window.benchEvents)))
}

export const measureSlide: Measure<number> = async (page, open) => {
  await open('/')
  return measured(page, () => page.locator('.strip__step--next').click())
}

export const measureMenu: Measure<number> = async (page, open) => {
  await open('/')
  return measured(page, () => page.locator('.bar__menu-button').click())
}

export const measureTyping: Measure<number> = async (page, open) => {
  await open('/contato-agendar')
  await page.locator('form [name="name"]').focus()
  return measured(page, () => page.keyboard.press('a'))
}
