import type { UnknownAction } from '@reduxjs/toolkit'
import { vi } from 'vitest'
import type { RootState } from '../../src/app/reducer'
import { timeTravel } from '../../src/app/timeTravel'
import { type Itinerary, itineraries } from './itineraries'
import { passAll, stopClock } from './time'
import { createTimeMachine, type TimeMachine } from './timeTravel'
import { type Visit, visit } from './visit'

interface PastVisit {
  name: string
  /** Inside of the window in CSS px. */
  window: { width: number; height: number }
  actions: readonly UnknownAction[]
  /** The first state, and the one after each action, as they were when the visitor was there. */
  states: readonly RootState[]
  /** The visitor at the end of the visit, all clocks at rest, with the log still in the store. */
  visitor: Visit
  machine: TimeMachine
}

async function goThrough(name: string, { walk, ...arrival }: Itinerary): Promise<PastVisit> {
  const machine = createTimeMachine()
  const visitor = visit({
    ...arrival,
    enhancers: [machine.enhancer],
    timeTravel: timeTravel({ measure: () => arrival.window ?? 'desktop', onInput: () => {} }),
  })
  await walk(visitor)
  await passAll()
  const window = arrival.window === 'mobile' ? { width: 390, height: 844 } : { width: 1280, height: 800 }
  const actions = machine.entries().map(({ action }) => action)
  return { name, window, actions, states: machine.states(), visitor, machine }
}

/** Somebody goes every way there is, while the clock is the test's. */
async function goEverywhere(): Promise<PastVisit[]> {
  stopClock()
  const all: PastVisit[] = []
  for (const [name, itinerary] of Object.entries(itineraries)) all.push(await goThrough(name, itinerary))
  vi.useRealTimers()
  return all
}

export const visits: readonly PastVisit[] = await goEverywhere()
