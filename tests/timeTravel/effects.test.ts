import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { rootReducer } from '../../src/app/reducer'
import { createStore } from '../../src/app/store'
import { anyWish } from '../support/events'
import { met, sequenceOf } from '../support/often'
import { phases } from '../support/phases'
import { patiently, runs } from '../support/runs'
import { instant, ownClock, pass, passAll } from '../support/time'
import { createTimeMachine, type LogEntry } from '../support/timeTravel'
import { visit } from '../support/visit'
import { follow, storeProperties } from './properties'

let complaints: MockInstance

ownClock()

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** What the form service or the browser says to what was asked of it, if anything. */
const anyAnswer = fc.constantFrom('yes', 'no', 'yes to the first', 'nothing yet')

const anyPauseMs = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0, 1, 100, 149, 250, 400) },
  { weight: 2, arbitrary: fc.constantFrom(699, 700, 701, 2999, 3000) },
  { weight: 1, arbitrary: fc.constantFrom(5000, 19_999, 20_000, 30_000) },
)

const anyMoment = fc.record({ wish: anyWish, answer: anyAnswer, pauseMs: anyPauseMs })

/** How long each phase took that its clock has ended, and how long it should have taken. */
function clockedPhases(entries: readonly LogEntry[]): { phase: string; ms: number; expectedMs: number }[] {
  return phases.flatMap(({ name, running, isEnd, ms: expectedMs }) => {
    if (expectedMs === undefined) return []
    let state = rootReducer(undefined, { type: 'begin' })
    let beganAt = 0
    return entries.flatMap(({ at, action }) => {
      const before = running(state)
      state = rootReducer(state, action)
      if (running(state) === before) return []
      const ms = at - beganAt
      beganAt = at
      return before !== null && isEnd(action) ? [{ phase: `${name} ${before}`, ms, expectedMs }] : []
    })
  })
}

describe('when the visitor requests anything, and the world answers anything', () => {
  it('comes to rest, and every clock has kept its time', patiently, async () => {
    const visits = fc.record({ moments: sequenceOf(anyMoment), failureNotice: fc.boolean() })
    const comesToRest = fc.asyncProperty(visits, async ({ moments, failureNotice }) => {
      complaints.mockClear()
      const machine = createTimeMachine()
      const { store, ports, requests } = visit({ enhancers: [machine.enhancer], failureNotice })
      const kept: { accept: () => void; refuse: (reason: unknown) => void }[] = []
      const keep = () => new Promise<void>((accept, refuse) => kept.push({ accept, refuse }))
      ports.copyResult.mockImplementation(keep)
      ports.saveImage.mockImplementation(keep)
      for (const { wish, answer, pauseMs } of moments) {
        store.dispatch(met(wish, store.getState()))
        await pass(pauseMs)
        for (const asked of [requests, kept]) {
          if (answer === 'yes') asked.at(-1)?.accept()
          if (answer === 'no') asked.at(-1)?.refuse(new Error('no'))
          if (answer === 'yes to the first') asked[0]?.accept()
        }
        await instant()
      }
      for (const { accept } of kept) accept()
      await passAll()

      const state = store.getState()
      const entries = machine.entries()
      expect(state.carousel.phase).not.toBe('moving')
      expect(state.carousel.pending).toBeNull()
      expect(['idle', ...(failureNotice ? ['failed'] : [])]).toContain(state.form.status)
      expect(state.sharing.status).toBe('idle')
      expect(ports.send).toHaveBeenCalledTimes(state.form.send)
      expect(complaints).not.toHaveBeenCalled()
      for (const { phase, ms, expectedMs } of clockedPhases(entries))
        expect(`${phase}: ${ms}`).toBe(`${phase}: ${expectedMs}`)
      const followed = follow(
        rootReducer,
        createStore().getState(),
        entries.map(({ action }) => action),
        storeProperties,
      )
      expect(followed).toEqual(state)
    })
    await fc.assert(comesToRest, runs)
  })
})
