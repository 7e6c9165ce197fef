import { setImmediate } from 'node:timers'
import { afterEach, beforeEach, vi } from 'vitest'

/** In every test of the file, the clock of the listeners is the test's; the machine's own goes on. */
export function ownClock() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Everything that needs no time, such as resolved promises, has happened. */
export const instant = () => new Promise<void>((resolve) => void setImmediate(resolve))

/**
 * Lets so many milliseconds pass, with everything that is due in them. Vitest's own `advanceTimersByTimeAsync` waits
 * for the machine's timers at each step: too long for thousands of steps.
 */
export async function pass(ms: number) {
  let isOver = false
  setTimeout(() => {
    isOver = true
  }, ms)
  await instant()
  while (!isOver) {
    vi.advanceTimersToNextTimer()
    await instant()
  }
}

/** Lets so much time pass that no timer is left. */
export async function passAll() {
  await instant()
  for (let timers = 0; vi.getTimerCount() > 0; timers++) {
    if (timers > 1000) throw new Error('timers start timers, without end')
    vi.advanceTimersToNextTimer()
    await instant()
  }
}
