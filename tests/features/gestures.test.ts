// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useGestures } from '../../src/carousel/gestures'
import { settled } from '../../src/carousel/slice'
import { landingStore, mountHook } from '../support/mounted'

let store = landingStore('desktop')
let carousel = document.createElement('section')
const hand = { drag: vi.fn(), release: vi.fn() }

beforeEach(() => {
  store = landingStore('desktop')
  carousel = document.createElement('section')
  document.body.append(carousel)
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const listen = (isEnabled = true) => mountHook(store, () => useGestures(isEnabled, { current: carousel }, hand))
const state = () => store.getState().carousel
const settle = () => store.dispatch(settled({ move: state().move }))

type Point = readonly [x: number, y: number]

function touch(type: 'touchstart' | 'touchend' | 'touchcancel', points: readonly Point[], target: Element = carousel) {
  const fingers = points.map(([clientX, clientY]) => ({ clientX, clientY }))
  const event = new Event(type, { bubbles: true })
  target.dispatchEvent(Object.assign(event, { touches: fingers, changedTouches: fingers }))
}

function swipe(from: Point, to: Point, target?: Element) {
  touch('touchstart', [from], target)
  touch('touchend', [to], target)
}

/** Wheel events of one trackpad movement, `everyMs` apart. */
function wheel(deltas: readonly Point[], { everyMs = 16, startMs = 1_000, ctrlKey = false } = {}) {
  for (const [step, [deltaX, deltaY]] of deltas.entries()) {
    const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true })
    Object.defineProperties(event, { timeStamp: { value: startMs + step * everyMs }, ctrlKey: { value: ctrlKey } })
    carousel.dispatchEvent(event)
  }
}

const sideways = (delta: number, count: number): Point[] => Array.from({ length: count }, () => [delta, 0])

describe('a finger', () => {
  it('swiping to the left brings the next section, to the right the previous one', () => {
    listen()
    swipe([300, 100], [240, 110])
    expect(state().index).toBe(2)
    settle()
    swipe([100, 100], [180, 90])
    expect(state().index).toBe(1)
  })

  it.each([
    ['too short', [300, 100], [260, 100]],
    ['too slanted: somebody is scrolling', [300, 100], [240, 140]],
    ['up and down', [300, 100], [300, 400]],
  ] as const)('does nothing when the way is %s', (_why, from, to) => {
    listen()
    swipe(from, to)
    expect(state().index).toBe(1)
  })

  it('selecting text in a field moves nothing', () => {
    const field = document.createElement('textarea')
    carousel.append(field)
    listen()
    swipe([300, 100], [200, 100], field)
    expect(state().index).toBe(1)
  })

  it('beside another finger pinches, and moves nothing', () => {
    listen()
    touch('touchstart', [
      [300, 100],
      [100, 100],
    ])
    touch('touchend', [[200, 100]])
    expect(state().index).toBe(1)
  })

  it('on an enlarged page looks around, and moves nothing', () => {
    vi.stubGlobal('visualViewport', { scale: 2 })
    listen()
    swipe([300, 100], [200, 100])
    expect(state().index).toBe(1)
  })

  it('called away by the system moves nothing, and the next swipe counts', () => {
    listen()
    touch('touchstart', [[300, 100]])
    touch('touchcancel', [[200, 100]])
    touch('touchend', [[200, 100]])
    expect(state().index).toBe(1)
    swipe([300, 100], [200, 100])
    expect(state().index).toBe(2)
  })
})

describe('a trackpad', () => {
  it('pushed sideways brings the next or the previous section', () => {
    listen()
    wheel(sideways(15, 3))
    expect(state().index).toBe(2)
    settle()
    wheel(sideways(-15, 3), { startMs: 5_000 })
    expect(state().index).toBe(1)
  })

  it('moves once per gesture: its inertia, longer than the move, moves nothing', () => {
    listen()
    wheel(sideways(30, 40))
    settle()
    wheel(sideways(12, 60), { startMs: 1_000 + 40 * 16 })
    expect(state()).toMatchObject({ phase: 'resting', index: 2, move: 1 })
  })

  it('may move again after a pause', () => {
    listen()
    wheel(sideways(30, 10))
    settle()
    wheel(sideways(30, 10), { startMs: 1_000 + 10 * 16 + 200 })
    expect(state().index).toBe(3)
  })

  it('does nothing for a push too small, and small pushes far apart do not add up', () => {
    listen()
    wheel(sideways(13, 3))
    wheel(sideways(30, 5), { startMs: 5_000, everyMs: 300 })
    expect(state().index).toBe(1)
  })

  it('scrolling up or down, or enlarging the page, moves nothing', () => {
    listen()
    wheel(Array.from({ length: 20 }, (): Point => [30, 40]))
    wheel(sideways(30, 20), { ctrlKey: true })
    expect(state().index).toBe(1)
  })
})

it('gestures mean nothing on the stacked page, nor after the carousel has gone', () => {
  listen(false)
  swipe([300, 100], [200, 100])
  // as Safari 14 does, which knows no `signal`
  const listenTo = carousel.addEventListener.bind(carousel)
  carousel.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => listenTo(type, listener)
  listen().unmount()
  swipe([300, 100], [200, 100])
  wheel(sideways(30, 5))
  expect(state().index).toBe(1)
})
