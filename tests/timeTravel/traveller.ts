import { isLanding } from '../../src/app/routes'
import type { RootState } from '../../src/app/store'
import type { LayoutMode } from '../../src/core/events'
import type { Recording } from '../support/recordings'
import { pass, passAll } from '../support/time'
import { partOf } from './laws'
import { openingWishes, type Wish } from './wishes'

/** Where a traveller stands: a state of the visit, looked at in a window of this kind. */
export interface Place {
  index: number
  window: LayoutMode
}

const windows: readonly LayoutMode[] = ['desktop', 'mobile']

/** Phases in which something has begun and not ended. */
export const begunIn = ({ carousel, form, outputs }: RootState): string[] => [
  ...(carousel.phase === 'moving' ? ['moving'] : []),
  ...(carousel.awaited ? ['awaiting'] : []),
  ...(form.status === 'sending' || form.status === 'sent' ? [form.status] : []),
  ...(outputs.status === 'idle' ? [] : [outputs.status]),
]

/** The same, and whether the window is of another kind than the state says, or not measured. */
const openIn = (state: RootState, window: LayoutMode): string[] => [
  ...begunIn(state),
  ...(state.layout.mode === window ? [] : ['unmeasured']),
]

/** What the wish ends in such a window. */
export const endsOf = ({ ends = [], measures }: Wish, window: LayoutMode): readonly string[] =>
  measures?.includes(window) ? [...ends, 'unmeasured'] : ends

/** The states that differ in what listeners care for, the first of each kind, in either window. */
function placesOf(states: readonly RootState[]): Place[] {
  const kinds = new Map<string, number>()
  states.forEach(({ layout, carousel, menu, form, outputs }, index) => {
    const kind = [isLanding(layout.path), layout.mode, Object.values(carousel), menu, form.status, outputs.status]
    if (!kinds.has(JSON.stringify(kind))) kinds.set(JSON.stringify(kind), index)
  })
  return [...kinds.values()].flatMap((index) => windows.map((window) => ({ index, window })))
}

/** How long the service takes to answer. */
const answerMs = 200

/** Waits between the moments at which something may have ended: 700 ms, 3 s, 5 s, and the answer's time more. */
const waitsMs = [0, 199, 1, 499, 1, 2299, 1, 2199, 1]

/** A recorded visit in whose log one can jump about, its listeners alive; the service takes every message in the end. */
export function traveller({ visitor, machine, states, log: { entries } }: Recording) {
  const recorded = machine.log()
  const { store, ports, does } = visitor
  ports.send.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, answerMs)))

  const jumpTo = ({ index, window }: Place) => {
    ports.windowMode.mockReturnValue(window)
    machine.load(recorded)
    machine.jumpTo(index)
  }
  /** To a recorded state as if nothing had been before it, with no clock running. */
  const startAt = (place: Place) => {
    jumpTo(place)
    machine.commit()
  }
  /** To a recorded state whose clocks and answers a locked log has swallowed. */
  const startLockedAt = async ({ index, window }: Place) => {
    startAt({ index: index - 1, window })
    const entry = entries[index - 1]
    if (entry) does(entry.action)
    machine.lock(true)
    await passAll()
    machine.lock(false)
  }
  /** To a recorded state while clocks and a request run that were begun elsewhere. */
  const startHurriedAt = async (place: Place) => {
    startAt({ index: 2, window: place.window })
    ports.send.mockReturnValueOnce(new Promise(() => {}))
    for (const { ask } of openingWishes) ask(visitor)
    await pass(100)
    startAt(place)
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
  return {
    store,
    does,
    machine,
    recorded,
    last: states.length - 1,
    places: placesOf(states),
    stateAt: ({ index }: { index: number }) => states[index] as RootState,
    /** What is open now, in the window as it is. */
    open: () => openIn(store.getState(), ports.windowMode()),
    jumpTo,
    startAt,
    startLockedAt,
    startHurriedAt,
    outcomeOf,
    courseOf,
  }
}
