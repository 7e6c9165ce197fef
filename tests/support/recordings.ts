import { vi } from 'vitest'
import type { RootState } from '../../src/app/reducer'
import { createRecorder } from '../../src/debug/recorder'
import type { SessionLog } from '../../src/debug/sessionLog'
import { timeTravel } from '../../src/debug/timeTravel'
import { type Itinerary, itineraries } from './itineraries'
import { passAll, stopClock } from './time'
import { createTimeMachine, type TimeMachine } from './timeTravel'
import { type Visit, visit } from './visit'

interface Recording {
  name: string
  log: SessionLog
  /** The first state, and the one after each entry of the log, as they were when the visitor was there. */
  states: readonly RootState[]
  /** The visitor at the end of the visit, all clocks at rest, with the log still in the store. */
  visitor: Visit
  machine: TimeMachine
}

async function record(name: string, { walk, ...arrival }: Itinerary): Promise<Recording> {
  const { enhancer, entries } = createRecorder(Date.now)
  const machine = createTimeMachine()
  const recordedAt = new Date().toISOString()
  const visitor = visit({
    ...arrival,
    enhancers: [enhancer, machine.enhancer],
    timeTravel: timeTravel(() => arrival.window ?? 'desktop'),
  })
  await walk(visitor)
  await passAll()
  const size = arrival.window === 'mobile' ? { width: 390, height: 844 } : { width: 1280, height: 800 }
  const path = machine.states()[0]?.layout.path ?? '/'
  const log: SessionLog = { format: 1, recordedAt, window: size, path, masked: false, entries }
  return { name, log, states: machine.states(), visitor, machine }
}

/** Somebody goes every way there is, while the clock is the test's. */
async function recordAll(): Promise<Recording[]> {
  stopClock()
  const all: Recording[] = []
  for (const [name, itinerary] of Object.entries(itineraries)) all.push(await record(name, itinerary))
  vi.useRealTimers()
  return all
}

export const recordings: readonly Recording[] = await recordAll()
