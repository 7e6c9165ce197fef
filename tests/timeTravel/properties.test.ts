import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rootReducer } from '../../src/app/reducer'
import { stateRestored } from '../../src/core/events'
import { anyEvent, eventsAround, inOrder } from '../support/events'
import { always, patiently } from '../support/runs'
import { actionTypes } from '../support/slices'
import { travels } from '../support/tools'
import { follow, isSame, storeProperties } from './properties'

const initial = rootReducer(undefined, { type: 'begin' })

it('the events that are tried hold every action of every slice', () => {
  const sequences = fc.sample(inOrder(anyEvent), { numRuns: 100, seed: 1 })
  const tried = new Set(sequences.flat().map(({ type }) => type))
  expect(actionTypes.length).toBeGreaterThan(30)
  expect(actionTypes.filter((type) => !tried.has(type))).toEqual([])
})

describe('when anything happens, in any order', () => {
  it.each(travels)('keeps the properties of the tool $id', patiently, ({ slice, events: own, properties }) => {
    always(inOrder(eventsAround(own)), (events) => {
      const lived = events.filter((event) => !stateRestored.match(event))
      follow(slice.reducer, slice.getInitialState(), lived, properties)
    })
  })

  it('keeps the properties of the whole store', patiently, () => {
    always(inOrder(anyEvent), (events) => {
      follow(rootReducer, initial, events, storeProperties)
    })
  })

  it('comes to the same state again from an exported log of the same events', patiently, () => {
    always(inOrder(anyEvent), (events) => {
      const state = events.reduce(rootReducer, initial)
      const exported = JSON.parse(JSON.stringify(events)) as typeof events
      expect(isSame(exported.reduce(rootReducer, initial), state)).toBe(true)
      expect(isSame(JSON.parse(JSON.stringify(state)), state)).toBe(true)
    })
  })
})
