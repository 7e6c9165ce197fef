import type { UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { RootState } from '../../src/app/store'
import { viewportChanged } from '../../src/core/events'
import { settled } from '../../src/site/carousel/slice'
import { sendFailed } from '../../src/site/form/slice'
import { recordings } from '../support/recordings'
import { actionTypes } from '../support/slices'
import { stopClock } from '../support/time'
import { begunIn, endsOf, type Place, traveller } from './traveller'
import { allWishes, timedWishes, toolEvents, type Wish } from './wishes'

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

/**
 * The state without its count of moves: a newer address replaces the one awaited, and saves the move to it. A window measured
 * by a way back may turn that move into none, of which nothing is said.
 */
const shown = ({ carousel: { move, hasMoved, ...carousel }, ...rest }: RootState, { measures }: Wish) => ({
  ...rest,
  carousel: measures?.includes('mobile') ? carousel : { ...carousel, hasMoved },
})

/** What ends the phase in which a wish finds its slice. */
const endings: Partial<Record<string, (state: RootState) => UnknownAction>> = {
  carousel: ({ carousel: { move } }) => settled({ move }),
  form: ({ form: { send } }) => sendFailed({ send, notice: false }),
}

const clocks = /^(?:carousel\/settled|form\/(?:send(?:Succeeded|Failed)|noticeExpired)|outputs\/output\w+)$/
const visitorsTypes = actionTypes.filter((type) => !clocks.test(type))

const told = ({ name }: Wish, { index, window }: Place) => `${name} at ${index}, in a window for ${window}`

describe.each(recordings.map((one) => [one.name, one] as const))('%s', (_name, recording) => {
  const { store, does, machine, recorded, stateAt, last, places, open, ...travel } = traveller(recording)
  const { jumpTo, startAt, startLockedAt, startHurriedAt, outcomeOf, courseOf } = travel

  it('a wish counts at any state jumped to, as if what it finds had ended and the window had been measured', async () => {
    for (const place of places)
      for (const wish of timedWishes) {
        const ending = endings[wish.of ?? '']
        if (!ending) continue
        startAt(place)
        const found = await outcomeOf(wish)
        startAt(place)
        const isMeasured = endsOf(wish, place.window).includes('unmeasured') && open().includes('unmeasured')
        does(ending(stateAt(place)))
        if (isMeasured) does(viewportChanged({ mode: place.window }))
        expect(shown(found, wish), told(wish, place)).toEqual(shown(await outcomeOf(wish), wish))
      }
  })

  it('a wish leaves nothing open but what it found and has nothing to do with', async () => {
    for (const place of places)
      for (const wish of allWishes) {
        startAt(place)
        const ends = endsOf(wish, place.window)
        const found = open().filter((phase) => !ends.includes(phase))
        await outcomeOf(wish)
        expect(found, told(wish, place)).toEqual(expect.arrayContaining(open()))
      }
  })

  it('whoever wishes for everything at once, from any state jumped to, leaves nothing open', async () => {
    for (const index of recording.states.keys()) {
      startAt({ index, window: 'desktop' })
      does(...toolEvents)
      await outcomeOf(...allWishes)
      expect(open(), `at ${index}`).toEqual([])
      const done = Object.values(machine.log().actionsById).map(({ action }) => action.type)
      expect(done).toEqual(expect.arrayContaining(visitorsTypes))
    }
  })

  it('a wish counts also after a locked log has swallowed clocks and answers', async () => {
    for (const place of places.filter(({ index }) => index > 0))
      for (const wish of timedWishes) {
        await startLockedAt(place)
        await outcomeOf(wish)
        const ends = endsOf(wish, place.window)
        expect(
          open().filter((phase) => ends.includes(phase)),
          told(wish, place),
        ).toEqual([])
      }
  })

  it('a wish takes its own time, whatever clocks and requests of before the jump still run', async () => {
    for (const place of places)
      for (const wish of timedWishes) {
        const ends = endsOf(wish, place.window)
        await startHurriedAt(place)
        const hurried = await courseOf(wish)
        expect(
          open().filter((phase) => ends.includes(phase)),
          told(wish, place),
        ).toEqual([])
        // a phase found open may be ended by a clock of before
        if (begunIn(stateAt(place)).some((phase) => ends.includes(phase))) continue
        startAt(place)
        expect(hurried, told(wish, place)).toEqual(await courseOf(wish))
      }
  })

  it('with an earlier state on show, a wish joins the log and nothing moves; the present is as it was', async () => {
    for (const place of places.filter(({ index }) => index < last)) {
      for (const wish of allWishes) {
        jumpTo(place)
        expect(await outcomeOf(wish), told(wish, place)).toBe(stateAt(place))
        const added = machine.log().stagedActionIds.length - recorded.stagedActionIds.length
        expect(added, told(wish, place)).toBeLessThanOrEqual(4)
        machine.jumpTo(last)
        expect(store.getState()).toBe(stateAt({ index: last }))
      }
      machine.jumpTo(machine.log().stagedActionIds.length - 1)
      await outcomeOf(...allWishes)
      expect(open(), `back from ${place.index}`).toEqual([])
    }
  })
})
