import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { isLanding } from '../../src/app/routes'
import type { RootState } from '../../src/app/store'
import { settled } from '../../src/site/carousel/slice'
import { sendFailed } from '../../src/site/form/slice'
import { type Recording, recordings } from '../support/recordings'
import { actionTypes } from '../support/slices'
import { pass, passAll, stopClock } from '../support/time'
import { partOf } from './laws'
import { allWishes, openingWishes, timedWishes, toolEvents, type Wish } from './wishes'

let complaints: MockInstance

beforeEach(() => {
  stopClock()
  complaints = vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(complaints).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Phases in which something has begun and not ended. */
const openIn = ({ carousel, form, outputs }: RootState): string[] => [
  ...(carousel.phase === 'moving' ? ['moving'] : []),
  ...(carousel.awaited ? ['awaiting'] : []),
  ...(form.status === 'sending' || form.status === 'sent' ? [form.status] : []),
  ...(outputs.status === 'idle' ? [] : [outputs.status]),
]

/** Positions of the states that differ in what listeners care for, the first of each kind. */
function kindsOf(states: readonly RootState[]): number[] {
  const kinds = new Map<string, number>()
  states.forEach(({ layout, carousel, menu, form, outputs }, index) => {
    const kind = [isLanding(layout.path), layout.mode, Object.values(carousel), menu, form.status, outputs.status]
    if (!kinds.has(JSON.stringify(kind))) kinds.set(JSON.stringify(kind), index)
  })
  return [...kinds.values()]
}

/** How long the service takes to answer. */
const answerMs = 200

/** Waits between the moments at which something may have ended: 700 ms, 3 s, 5 s, and the answer's time more. */
const waitsMs = [0, 199, 1, 499, 1, 2299, 1, 2199, 1]

/** A recorded visit in whose log one can jump about, its listeners alive; the service takes every message in the end. */
function traveller({ visitor, machine, states, log: { entries } }: Recording) {
  const recorded = machine.log()
  const { store, ports, does } = visitor
  ports.send.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, answerMs)))

  const jumpTo = (index: number) => {
    machine.load(recorded)
    machine.jumpTo(index)
  }
  /** To a recorded state as if nothing had been before it, with no clock running. */
  const startAt = (index: number) => {
    jumpTo(index)
    machine.commit()
  }
  /** To a recorded state whose clocks and answers a locked log has swallowed. */
  const startLockedAt = async (index: number) => {
    startAt(index - 1)
    const entry = entries[index - 1]
    if (entry) does(entry.action)
    machine.lock(true)
    await passAll()
    machine.lock(false)
  }
  /** To a recorded state while clocks and a request run that were begun elsewhere. */
  const startHurriedAt = async (index: number) => {
    startAt(2)
    ports.send.mockReturnValueOnce(new Promise(() => {}))
    for (const { ask } of openingWishes) ask(visitor)
    await pass(100)
    startAt(index)
  }
  /** What there is when everything has come to its end. */
  const outcomeOf = async (...wishes: readonly Wish[]) => {
    for (const { ask } of wishes) ask(visitor)
    await passAll()
    return store.getState()
  }
  /** How the slice that answers looks from moment to moment. */
  const courseOf = async ({ ask, of = 'carousel' }: Wish) => {
    const course: unknown[] = []
    ask(visitor)
    for (const ms of waitsMs) {
      await pass(ms)
      course.push(partOf(store.getState(), of))
    }
    await passAll()
    return course
  }
  const stateAt = (index: number) => states[index] as RootState
  const last = states.length - 1
  return {
    store,
    does,
    machine,
    recorded,
    stateAt,
    last,
    jumpTo,
    startAt,
    startLockedAt,
    startHurriedAt,
    outcomeOf,
    courseOf,
  }
}

/** The state without its count of moves: a newer address replaces the one awaited, and saves the move to it. */
const shown = ({ carousel: { move, ...carousel }, ...rest }: RootState) => ({ ...rest, carousel })

/** What ends the phase in which a wish finds its slice. */
const ends: Partial<Record<string, (state: RootState) => { type: string; payload: unknown }>> = {
  carousel: ({ carousel: { move } }) => settled({ move }),
  form: ({ form: { send } }) => sendFailed({ send, notice: false }),
}

const clocks = /^(?:carousel\/settled|form\/(?:send(?:Succeeded|Failed)|noticeExpired)|outputs\/output\w+)$/
const visitorsTypes = actionTypes.filter((type) => !clocks.test(type))

describe.each(recordings.map((one) => [one.name, one] as const))('%s', (_name, recording) => {
  const { store, does, machine, recorded, stateAt, last, ...travel } = traveller(recording)
  const { jumpTo, startAt, startLockedAt, startHurriedAt, outcomeOf, courseOf } = travel
  const kinds = kindsOf(recording.states)

  it('a wish counts at any state jumped to, as if what it finds had ended', async () => {
    for (const index of kinds)
      for (const wish of timedWishes) {
        const end = ends[wish.of ?? '']
        if (!end) continue
        startAt(index)
        const found = await outcomeOf(wish)
        startAt(index)
        does(end(stateAt(index)))
        expect(shown(found), `${wish.name} at ${index}`).toEqual(shown(await outcomeOf(wish)))
      }
  })

  it('a wish leaves nothing open but what it found and has nothing to do with', async () => {
    for (const index of kinds)
      for (const wish of allWishes) {
        startAt(index)
        const left = openIn(await outcomeOf(wish))
        const found = openIn(stateAt(index)).filter((phase) => !wish.ends?.includes(phase))
        expect(found, `${wish.name} at ${index}`).toEqual(expect.arrayContaining(left))
      }
  })

  it('whoever wishes for everything at once, from any state jumped to, leaves nothing open', async () => {
    for (const index of recording.states.keys()) {
      startAt(index)
      does(...toolEvents)
      expect(openIn(await outcomeOf(...allWishes)), `at ${index}`).toEqual([])
      const done = Object.values(machine.log().actionsById).map(({ action }) => action.type)
      expect(done).toEqual(expect.arrayContaining(visitorsTypes))
    }
  })

  it('a wish counts also after a locked log has swallowed clocks and answers', async () => {
    for (const index of kinds.filter((at) => at > 0))
      for (const { ends: ended = [], ...wish } of timedWishes) {
        await startLockedAt(index)
        const left = openIn(await outcomeOf(wish))
        expect(
          left.filter((phase) => ended.includes(phase)),
          `${wish.name} at ${index}`,
        ).toEqual([])
      }
  })

  it('a wish takes its own time, whatever clocks and requests of before the jump still run', async () => {
    for (const index of kinds)
      for (const wish of timedWishes) {
        await startHurriedAt(index)
        const hurried = await courseOf(wish)
        expect(
          openIn(store.getState()).filter((phase) => wish.ends?.includes(phase)),
          `${wish.name} at ${index}`,
        ).toEqual([])
        // a phase found open may be ended by a clock of before
        if (openIn(stateAt(index)).some((phase) => wish.ends?.includes(phase))) continue
        startAt(index)
        expect(hurried, `${wish.name} at ${index}`).toEqual(await courseOf(wish))
      }
  })

  it('with an earlier state on show, a wish joins the log and nothing moves; the present is as it was', async () => {
    for (const index of kinds.filter((at) => at < last)) {
      for (const wish of allWishes) {
        jumpTo(index)
        expect(await outcomeOf(wish), `${wish.name} at ${index}`).toBe(stateAt(index))
        const added = machine.log().stagedActionIds.length - recorded.stagedActionIds.length
        expect(added, `${wish.name} at ${index}`).toBeLessThanOrEqual(4)
        machine.jumpTo(last)
        expect(store.getState()).toBe(stateAt(last))
      }
      machine.jumpTo(machine.log().stagedActionIds.length - 1)
      expect(openIn(await outcomeOf(...allWishes)), `back from ${index}`).toEqual([])
    }
  })
})
