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

/** Wheel events of one movement on a trackpad, `everyMs` apart. */
function wheel([deltaX, deltaY]: Point, count: number, { everyMs = 16, startMs = 1_000, ctrlKey = false } = {}) {
  for (let step = 0; step < count; step++) {
    const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true })
    Object.defineProperties(event, { timeStamp: { value: startMs + step * everyMs }, ctrlKey: { value: ctrlKey } })
    carousel.dispatchEvent(event)
  }
}

describe('when a finger swipes, or a trackpad is pushed sideways', () => {
  it.each<[how: string, left: () => void, right: () => void]>([
    ['finger', () => swipe([300, 100], [240, 110]), () => swipe([100, 100], [180, 90])],
    ['trackpad', () => wheel([15, 0], 3), () => wheel([-15, 0], 3, { startMs: 5_000 })],
  ])('requests the next slide to the left, the previous one to the right: %s', (_how, left, right) => {
    listen()
    left()
    expect(state().index).toBe(2)
    settle()
    right()
    expect(state().index).toBe(1)
  })

  it.each<[why: string, moves: () => void]>([
    ['is too short', () => swipe([300, 100], [260, 100])],
    [
      'is one of two fingers that pinch',
      () => {
        touch('touchstart', Array<Point>(2).fill([300, 100]))
        touch('touchend', [[200, 100]])
      },
    ],
    ['is slanted, since the visitor scrolls', () => swipe([300, 100], [240, 140])],
    [
      'selects text in a field',
      () => swipe([300, 100], [200, 100], carousel.appendChild(document.createElement('input'))),
    ],
    [
      'looks around on an enlarged page',
      () => {
        vi.stubGlobal('visualViewport', { scale: 2 })
        swipe([300, 100], [200, 100])
      },
    ],
    ['is too small a push', () => wheel([13, 0], 3)],
    ['pauses too long between its steps', () => wheel([30, 0], 5, { everyMs: 300 })],
    ['scrolls up or down', () => wheel([30, 40], 20)],
    ['enlarges the page', () => wheel([30, 0], 20, { ctrlKey: true })],
  ])('requests nothing where it %s', (_why, moves) => {
    listen()
    moves()
    expect(state().index).toBe(1)
  })

  it('requests one slide per push, its inertia included', () => {
    listen()
    wheel([30, 0], 40)
    settle()
    wheel([12, 0], 60, { startMs: 1_000 + 40 * 16 })
    expect(state()).toMatchObject({ phase: 'resting', index: 2, move: 1 })
    wheel([30, 0], 10, { startMs: 1_000 + 100 * 16 + 200 })
    expect(state().index).toBe(3)
  })
})

describe('when the page is stacked, or the carousel has gone', () => {
  it('requests nothing', () => {
    listen(false)
    swipe([300, 100], [200, 100])
    listen().unmount()
    swipe([300, 100], [200, 100])
    wheel([30, 0], 5)
    expect(state().index).toBe(1)
  })
})
