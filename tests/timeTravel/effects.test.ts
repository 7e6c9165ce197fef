import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { rootReducer } from '../../src/app/reducer'
import { createStore } from '../../src/app/store'
import { anyRequest } from '../support/events'
import { met, sequenceOf } from '../support/often'
import { patiently, runs } from '../support/runs'
import { instant, ownClock, pass, passAll } from '../support/time'
import { createTimeMachine } from '../support/timeTravel'
import { visit } from '../support/visit'
import { follow, pendingIn, storeProperties } from './properties'

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

const anyMoment = fc.record({ request: anyRequest, answer: anyAnswer, pauseMs: anyPauseMs })

describe('when the visitor requests anything, and the world answers anything', () => {
  it('comes to rest, and every step has kept the properties', patiently, async () => {
    const visits = fc.record({ moments: sequenceOf(anyMoment), failureNotice: fc.boolean() })
    const comesToRest = fc.asyncProperty(visits, async ({ moments, failureNotice }) => {
      complaints.mockClear()
      const machine = createTimeMachine()
      const { store, ports, requests } = visit({ enhancers: [machine.enhancer], failureNotice })
      const kept: { accept: () => void; refuse: (reason: unknown) => void }[] = []
      const keep = () => new Promise<void>((accept, refuse) => kept.push({ accept, refuse }))
      ports.copyResult.mockImplementation(keep)
      ports.saveImage.mockImplementation(keep)
      for (const { request, answer, pauseMs } of moments) {
        store.dispatch(met(request, store.getState()))
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
      expect(pendingIn(state).filter((what) => !['unmeasured', 'coloring'].includes(what))).toEqual([])
      expect(failureNotice || state.form.status !== 'failed').toBe(true)
      expect(ports.send).toHaveBeenCalledTimes(state.form.send)
      expect(complaints).not.toHaveBeenCalled()
      const followed = follow(rootReducer, createStore().getState(), machine.actions(), storeProperties)
      expect(followed).toEqual(state)
    })
    await fc.assert(comesToRest, runs)
  })
})
