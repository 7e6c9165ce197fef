import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RootState, rootReducer } from '../../src/app/store'
import { anyEvent, anyWorldEvent, eventsOf } from '../support/events'
import { holdsFor, sequenceOf } from '../support/property'
import { patiently } from '../support/runs'
import { actionTypes, slices } from '../support/slices'
import { codeOf, filesIn } from '../support/source'
import { lawsOf, storeLaws } from './laws'
import { follow, isSame } from './laws/law'

const initial: RootState = rootReducer(undefined, { type: 'begin' })

describe('what is tried', () => {
  it('are the laws and the events of every slice there is', () => {
    const names = slices.map(({ name }) => name).sort()
    expect(names.length).toBeGreaterThan(0)
    expect(Object.keys(initial).sort()).toEqual(names)
    expect(Object.keys(lawsOf).sort()).toEqual(names)
    expect(Object.keys(eventsOf).sort()).toEqual(names)
  })

  it('are all actions there are', () => {
    const tried = new Set(fc.sample(anyEvent, { numRuns: 5000, seed: 1 }).map(({ type }) => type))
    expect(actionTypes.length).toBeGreaterThan(30)
    expect(actionTypes.filter((type) => !tried.has(type))).toEqual([])
  })

  it('and no action is created elsewhere, but for the debugging room’s own', () => {
    const creating = filesIn('src').filter(({ text }) => /\bcreate(?:Action|Slice)\b/.test(codeOf(text)))
    const known = /^src\/(?:debug\/.*|(?:site|tools)\/\w+\/slice\.ts)$/
    expect(creating.map(({ path }) => path).filter((path) => !known.test(path))).toEqual(['src/core/events.ts'])
  })
})

describe('whatever happens, in any order', () => {
  it.each(slices.map((one) => [one.name, one] as const))('the laws of %s hold', patiently, (name, slice) => {
    const own = eventsOf[name as keyof typeof eventsOf]
    const events = fc.oneof({ weight: 4, arbitrary: own }, { weight: 1, arbitrary: anyWorldEvent })
    holdsFor(sequenceOf(events), (done) => {
      follow(slice.reducer, slice.getInitialState(), done, { ...lawsOf[name] })
    })
  })

  it('the laws of the whole store hold', patiently, () => {
    holdsFor(sequenceOf(anyEvent), (done) => {
      follow(rootReducer, initial, done, storeLaws)
    })
  })

  it('the same events, read from a file, lead to the same state, and so does the state', patiently, () => {
    holdsFor(sequenceOf(anyEvent), (done) => {
      const state = done.reduce(rootReducer, initial)
      const fromFile = JSON.parse(JSON.stringify(done)) as typeof done
      expect(isSame(fromFile.reduce(rootReducer, initial), state)).toBe(true)
      expect(isSame(JSON.parse(JSON.stringify(state)), state)).toBe(true)
    })
  })
})
