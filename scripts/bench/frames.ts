import { slideMs } from '../../src/site/carousel/timing.ts'
import type { Measure } from './page.ts'

declare global {
  interface Window {
    /** Times of the frames since the click that started the move (ms). */
    benchFrames: number[]
  }
}

const frameMs = 1000 / 60

/** Frames the page could draw from its script during one move; a gap of two frames' length means one was dropped. */
export const measureFrames: Measure<Record<string, number>> = async (page, open) => {
  await open('/')
  await page.evaluate(watchFrames, slideMs)
  await page.locator('.strip__step--next').click()
  await page.waitForTimeout(slideMs * 2)
  const times = await page.evaluate(() => window.benchFrames)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const due = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / frameMs)), 0)
  return {
    'frames drawn': gaps.length,
    'dropped (%)': due === 0 ? Number.NaN : 100 * (1 - gaps.length / due),
    'longest gap (ms)': Math.max(...gaps),
  }
}

/** Runs in the page. */
function watchFrames(durationMs: number) {
  const times: number[] = []
  window.benchFrames = times
  const next = (time: number) => {
    times.push(time)
    if (time - (times[0] ?? time) < durationMs) requestAnimationFrame(next)
  }
  window.addEventListener('click', () => requestAnimationFrame(next), { once: true, capture: true })
}
