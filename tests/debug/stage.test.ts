import { describe, expect, it, vi } from 'vitest'
import { statesOf } from '../../src/debug/sessionLog'
import { createStageStore } from '../../src/debug/stageStore'
import { nextAsked } from '../../src/site/carousel/slice'
import { fieldChanged, sendAsked } from '../../src/site/form/slice'
import { ownClock } from '../support/time'
import { recordedSession } from './session'

const log = recordedSession()
const states = statesOf(log)

ownClock()

describe('the stage', () => {
  it('shows any step, forwards, backwards and the first one again', () => {
    const { store, show } = createStageStore(log)
    for (const step of [1, 2, 3, 9, log.entries.length, 4, 3, 0, 5, 0]) {
      show(step)
      expect(store.getState()).toEqual(states[step])
    }
  })

  it('tells the Redux DevTools the story of the visit, under its own names', () => {
    const { store, show } = createStageStore(log)
    const told = vi.spyOn(store, 'dispatch')
    for (const step of log.entries.keys()) show(step + 1)
    expect(told.mock.calls.map(([action]) => action)).toEqual(
      log.entries.map(({ action }, index) => ({ ...action, replay: index + 1 })),
    )
  })

  it('says a step once, however often it is asked for, and nothing of steps that are none', () => {
    const { store, show } = createStageStore(log)
    const told = vi.spyOn(store, 'dispatch')
    for (const step of [0, 2, 2, log.entries.length + 1, -1]) show(step)
    expect(told).toHaveBeenCalledTimes(1)
    expect(store.getState()).toEqual(states[2])
  })

  it('is moved by nothing that is pressed or typed on it, and by no clock', () => {
    const { store, show } = createStageStore(log)
    show(4)
    for (const event of [nextAsked(), sendAsked(), fieldChanged({ field: 'name', text: 'Eva' })]) store.dispatch(event)
    vi.runAllTimers()
    expect(store.getState()).toEqual(states[4])
    show(5)
    expect(store.getState()).toEqual(states[5])
  })
})
