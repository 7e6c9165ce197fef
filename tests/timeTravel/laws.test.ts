import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RootState, rootReducer } from '../../src/app/reducer'
import { stateRestored } from '../../src/core/events'
import { scenarioToggled } from '../../src/tools/journey/slice'
import { anyEvent, eventsAround, eventsOf, inOrder } from '../support/events'
import type { Events } from '../support/often'
import { phases } from '../support/phases'
import { always, patiently } from '../support/runs'
import { actionTypes, slices } from '../support/slices'
import { codeOf, filesIn } from '../support/source'
import { lawsOf, storeLaws } from './laws'
import { follow, isSame, type Step } from './laws/law'

const initial: RootState = rootReducer(undefined, { type: 'begin' })

/** What happens in a hundred sequences of such events, always the same ones. */
const samples = (events: Events): Step<RootState>[] =>
  fc.sample(inOrder(events), { numRuns: 100, seed: 1 }).flatMap((sequence) => {
    let after = initial
    return sequence.map((event) => {
      const before = after
      after = rootReducer(before, event)
      return { before, event, after }
    })
  })

/** Of these, how many are so, from 0 to 1. */
const shareOf = <T>(all: readonly T[], isSo: (one: T) => boolean): number => all.filter(isSo).length / all.length

describe('what the properties try', () => {
  it('has laws and events of every slice', () => {
    const names = slices.map(({ name }) => name).sort()
    expect(names.length).toBeGreaterThan(0)
    expect(Object.keys(initial).sort()).toEqual(names)
    expect(Object.keys(lawsOf).sort()).toEqual(names)
    expect(Object.keys(eventsOf).sort()).toEqual(names)
  })

  it('has every action', () => {
    const tried = new Set(samples(anyEvent).map(({ event }) => event.type))
    expect(actionTypes.length).toBeGreaterThan(30)
    expect(actionTypes.filter((type) => !tried.has(type))).toEqual([])
  })

  const timed = [...new Set(phases.map(({ of }) => of))]
  const ofSlices = timed.map((name) => [`the sequences of ${name}`, name, eventsAround(name)] as const)
  it.each([['the whole store', null, anyEvent] as const, ...ofSlices])(
    'ends a third of what begins by its own end, and a tenth of ends are stray, in %s',
    (_where, slice, events) => {
      const steps = samples(events)
      for (const { name, of, running, isEnd } of phases) {
        if (slice && of !== slice) continue
        const changed = steps.filter(({ before, after }) => running(after) !== running(before))
        const begun = changed.filter(({ after }) => running(after) !== null)
        const ends = steps.filter(({ before, event }) => running(before) !== null && isEnd(event))
        const strayShare = shareOf(ends, ({ before, after }) => running(after) === running(before))
        expect(begun.length, name).toBeGreaterThan(50)
        expect((ends.length * (1 - strayShare)) / begun.length, name).toBeGreaterThan(1 / 3)
        expect(strayShare, name).toBeGreaterThan(1 / 10)
      }
    },
  )

  it('ticks mostly experiences of the current step of the journey', () => {
    const ticks = samples(eventsAround('journey')).filter(({ event }) => scenarioToggled.match(event))
    expect(ticks.length).toBeGreaterThan(1000)
    expect(shareOf(ticks, ({ before, after }) => after !== before)).toBeGreaterThan(1 / 2)
  })

  it('has no action that another module creates', () => {
    const creating = filesIn('src').filter(({ text }) => /\bcreate(?:Action|Slice)\b/.test(codeOf(text)))
    const known = /^src\/(?:tools\/)?\w+\/slice\.ts$/
    expect(creating.map(({ path }) => path).filter((path) => !known.test(path))).toEqual(['src/core/events.ts'])
  })
})

describe('when anything happens, in any order', () => {
  it.each(slices.map((one) => [one.name, one] as const))('keeps the laws of %s', patiently, (name, slice) => {
    always(inOrder(eventsAround(name)), (done) => {
      const lived = done.filter((event) => !stateRestored.match(event))
      follow(slice.reducer, slice.getInitialState(), lived, { ...lawsOf[name] })
    })
  })

  it('keeps the laws of the whole store', patiently, () => {
    always(inOrder(anyEvent), (done) => {
      follow(rootReducer, initial, done, storeLaws)
    })
  })

  it('comes to the same state again from an exported log of the same events', patiently, () => {
    always(inOrder(anyEvent), (done) => {
      const state = done.reduce(rootReducer, initial)
      const exported = JSON.parse(JSON.stringify(done)) as typeof done
      expect(isSame(exported.reduce(rootReducer, initial), state)).toBe(true)
      expect(isSame(JSON.parse(JSON.stringify(state)), state)).toBe(true)
    })
  })
})
