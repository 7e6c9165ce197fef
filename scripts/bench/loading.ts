import type { Measure } from './page.ts'

interface Seen {
  largestPaint: number
  hydrated: number
  tasks: { start: number; duration: number }[]
  shift: number
}

declare global {
  interface Window {
    /** What the page has been seen doing since it was opened. */
    benchSeen: Seen
  }
}

/** Longer tasks keep an input waiting; only what goes beyond counts as blocking (web.dev, "Total Blocking Time"). */
const unnoticedMs = 50

export const measureLoad: Measure<Record<string, number>> = async (page, open) => {
  await page.addInitScript(watch)
  await open('/')
  const { firstPaint, largestPaint, hydrated, tasks, shift } = await page.evaluate(() => ({
    ...window.benchSeen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }))
  const blocking = tasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .map(({ duration }) => Math.max(0, duration - unnoticedMs))
  return {
    'first contentful paint': firstPaint,
    'largest contentful paint': largestPaint,
    'until hydrated': hydrated,
    'total blocking time': blocking.reduce((sum, duration) => sum + duration, 0),
    'longest task': Math.max(0, ...tasks.map(({ duration }) => duration)),
    'cumulative layout shift (no unit)': shift,
  }
}

/** Runs in the page before anything of its own. */
function watch() {
  const seen: Seen = { largestPaint: Number.NaN, hydrated: Number.NaN, tasks: [], shift: 0 }
  window.benchSeen = seen
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration })
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry) seen.shift += Number(entry.value)
  })
  const layout = new MutationObserver(() => {
    const mode = document.querySelector('[data-layout]')?.getAttribute('data-layout')
    if (mode === undefined || mode === 'unmeasured') return
    layout.disconnect()
    seen.hydrated = performance.now()
  })
  layout.observe(document, { subtree: true, childList: true, attributeFilter: ['data-layout'] })
}
