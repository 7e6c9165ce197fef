import { setImmediate } from 'node:timers'
import { afterEach, beforeEach, vi } from 'vitest'

/** Stops the clock that listeners wait by; the machine's own, by which a test itself waits, goes on. */
export const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })

/** So in every test of the file. */
export function ownClock() {
  beforeEach(stopClock)
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Everything that needs no time, such as promises kept, has happened. */
export const instant = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Lets so many milliseconds pass, and whatever is due happen at its time. */
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

/** Lets so much time pass that no clock runs any more. */
export async function passAll() {
  await instant()
  for (let clocks = 0; vi.getTimerCount() > 0; clocks++) {
    if (clocks > 1000) throw new Error('clocks start clocks, without end')
    vi.advanceTimersToNextTimer()
    await instant()
  }
}
