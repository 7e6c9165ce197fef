// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import fc from 'fast-check'
import type { Window } from 'happy-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { type RootState, rootReducer } from '../../src/app/reducer'
import { notFoundRoute, routes } from '../../src/app/routes'
import { useSensors } from '../../src/app/sensors'
import { createStore, type Store } from '../../src/app/store'
import { stateRestored } from '../../src/core/events'
import { followReducedMotion } from '../../src/motion/spring'
import { selectQuestion } from '../../src/tools/quiz/slice'
import { drawn } from '../support/drawn'
import { callsOf, drawnAnew } from '../support/drawnAnew'
import { anyEvent, inOrder } from '../support/events'
import { openSite } from '../support/openedSite'
import { stopClock } from '../support/time'
import { visits } from '../support/visits'

// the environment's own window, by its own types
const { happyDOM } = window as unknown as Window

/** Says of whatever is watched for that it fills the window, as soon as it is watched. */
class AlwaysInView implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #report: IntersectionObserverCallback

  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }

  observe(target: Element) {
    const rect = new DOMRect(0, 0, 390, 844)
    const entry = { isIntersecting: true, intersectionRatio: 1, intersectionRect: rect, rootBounds: rect }
    this.#report([{ ...entry, boundingClientRect: rect, target, time: 0 }], this)
  }

  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

let complaints: MockInstance

beforeAll(async () => {
  happyDOM.settings.device.prefersReducedMotion = 'reduce'
  followReducedMotion()
  await Promise.all([...routes, notFoundRoute].map((route) => route.preload()))
})

beforeEach(() => {
  stopClock()
  vi.stubGlobal('IntersectionObserver', AlwaysInView)
  complaints = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  expect(complaints).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Sensors({ store }: { store: Store }) {
  useSensors(store)
  return null
}

/** Opens the site in a window of this size, at the address of the page on show, with all that listens to a window. */
async function openIn(size: { width: number; height: number }, store: Store) {
  happyDOM.setViewport(size)
  await act(async () => void openSite(store, <Sensors store={store} />))
}

/** Every fortieth state, and the first of each page in each phase it has; all results are among them. */
function samplesOf(states: readonly RootState[]): number[] {
  const seen = new Set<string>()
  return [...states.entries()].flatMap(([index, state]) => {
    const { layout, carousel, ...others } = state
    const phases = Object.values(others).map((slice) => Reflect.get(slice, 'status'))
    const isAnswered = selectQuestion(state) === null
    const kind = [layout.path, layout.mode, carousel.phase, isAnswered, ...phases].join()
    const isNew = !seen.has(kind)
    seen.add(kind)
    return isNew || index % 40 === 0 ? [index] : []
  })
}

describe.each(visits.map((one) => [one.name, one] as const))(
  '%s',
  (_name, { visitor: { store, ports }, machine, states, window: size }) => {
    const indices = [...states.keys()]

    it('renders a state the same however it is reached, and a jump does nothing else', async () => {
      machine.jumpTo(0)
      await openIn(size, store)
      const { length } = machine.log().stagedActionIds
      const calls = callsOf(ports)
      const shownAt = async (index: number) => {
        await act(async () => machine.jumpTo(index))
        expect(vi.getTimerCount()).toBe(0)
        return drawn()
      }
      const pictures: string[] = []
      for (const index of indices) pictures.push(await shownAt(index))
      for (const index of indices.slice(-Math.ceil(indices.length / 6)).reverse())
        expect(await shownAt(index), `back at ${index}`).toBe(pictures[index])
      const [random = []] = fc.sample(fc.shuffledSubarray(indices, { minLength: 12, maxLength: 12 }), {
        numRuns: 1,
        seed: 4,
      })
      for (const index of random) expect(await shownAt(index), `at random ${index}`).toBe(pictures[index])

      expect(machine.log().stagedActionIds).toHaveLength(length)
      expect(callsOf(ports)).toBe(calls)
      cleanup()
      // a page that has just been opened may say once what is in view, but not before anything is
      vi.unstubAllGlobals()
      for (const index of samplesOf(states))
        expect(pictures[index], `anew at ${index}`).toBe(drawnAnew(states[index] as RootState))
    })

    it('renders without any one event, and the same as before with it again', async () => {
      await openIn(size, store)
      await act(async () => machine.jumpTo(states.length - 1))
      const { length } = machine.log().stagedActionIds
      const present = drawn()
      const added = () => machine.log().stagedActionIds.slice(length)
      for (const index of indices.filter((at) => at % 9 === 1)) {
        await act(async () => machine.toggle(index))
        expect(document.querySelector('main')?.textContent, `without ${index}`).toBeTruthy()
        await act(async () => machine.toggle(index))
      }
      expect(drawn()).toBe(present)
      expect(added().map((id) => machine.log().actionsById[id]?.action.type)).toEqual(
        added().map(() => stateRestored.type),
      )
    })
  },
)

describe('when a page is opened', () => {
  it('renders any state, dispatches nothing and calls no port', () => {
    vi.unstubAllGlobals()
    for (const events of fc.sample(inOrder(anyEvent), { numRuns: 20, seed: 11 }))
      expect(drawnAnew(events.reduce(rootReducer, createStore().getState()))).toMatch(/<main[ >]/)
  })

  it('reports its path, its width and the day, and no more', async () => {
    const store = createStore({ path: '/privacidade' })
    const dispatch = vi.spyOn(store, 'dispatch')
    await openIn({ width: 1280, height: 800 }, store)
    expect(dispatch.mock.calls.map(([{ type }]) => type)).toEqual([
      'world/locationChanged',
      'world/viewportChanged',
      'layout/dayTurned',
    ])
  })
})
