// @vitest-environment happy-dom
import { Globals } from '@react-spring/web'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRow } from '../../src/motion'
import { animate, finishRested, type KeyframeOf } from '../../src/motion/animate'
import { bezier, slideEasing } from '../../src/motion/easing'
import { msUntil, sampled } from '../../src/motion/samples'
import { Tween } from '../../src/motion/tween'
import { scrollWindow, stopWindowScroll } from '../../src/motion/windowScroll'

/** The browser's frames, one every 10 ms, shown only when the test lets time pass. */
let now = 0
let frames: (() => void)[] = []

beforeEach(() => {
  Globals.assign({
    now: () => now,
    requestAnimationFrame: (frame) => frames.push(frame),
  })
})

afterEach(() => {
  cleanup()
  Globals.assign({ skipAnimation: false })
})

async function pass(ms: number) {
  for (const end = now + ms; now < end; ) {
    now += 10
    const due = frames
    frames = []
    await act(async () => {
      for (const frame of due) frame()
    })
  }
}

/** An animation as the browser got it, and how far it is (ms). */
const animated = (element: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions) => ({
  ...{ element, keyframes, options },
  ...{ currentTime: 0, finish: vi.fn(), cancel: vi.fn() },
})
type Shown = ReturnType<typeof animated>

let shown: Shown[] = []

beforeEach(() => {
  shown = []
  Element.prototype.animate = function (keyframes, options) {
    shown.push(animated(this, keyframes as Keyframe[], options as KeyframeAnimationOptions))
    return shown.at(-1) as never
  }
})

afterEach(() => {
  for (const one of shown) one.currentTime = 1e6
  finishRested()
  vi.unstubAllGlobals()
})

/** Whether the browser knows `linear()`; where it does not, each sample is a keyframe. */
const knowsLinear = (can: boolean) => vi.stubGlobal('CSS', { supports: () => can })
beforeEach(() => knowsLinear(false))

const first = () => shown[0] as Shown
const numbers = ({ keyframes }: Shown) => keyframes.map(({ opacity }) => Number(opacity))
const linear = (t: number) => t
const faded: KeyframeOf = (opacity) => ({ opacity })

describe('a curve', () => {
  it('is that of CSS', () => {
    // the values of `ease` that browsers compute
    const ease = bezier(0.25, 0.1, 0.25, 1)
    const values = [0, 0.4085, 0.8024, 0.9605, 1]
    values.forEach((value, quarter) => {
      expect(ease(quarter / 4)).toBeCloseTo(value, 4)
    })
  })
})

describe('a number that is animated', () => {
  const element = document.createElement('p')
  const config = { duration: 100, easing: linear }
  const tween = (from: number) => {
    const number = new Tween(from)
    return (target: number) => number.to(target, element, faded, config)
  }

  it('is not animated to the value it has', () => {
    expect(tween(5)(5)).toBe(5)
    expect(shown).toEqual([])
  })

  it('gives the browser the whole way, from one sample to the next', () => {
    tween(0)(10)
    expect(first().options).toMatchObject({ duration: 100, fill: 'both' })
    expect(numbers(first()).map(Math.round)).toEqual([0, 2, 4, 6, 8, 10])
  })

  it('gives a browser that knows linear() its ends and an easing, and rests', () => {
    knowsLinear(true)
    tween(0)(10)
    expect(numbers(first())).toEqual([0, 10])
    const { duration = 0, easing = '' } = first().options
    expect(duration).toBeGreaterThan(500)
    const stops = easing.slice('linear('.length, -1).split(',')
    expect(stops.slice(2, -2).map(Number)).toEqual([0.2, 0.4, 0.6, 0.8])
    const [, restAt = ''] = stops.at(-2)?.split(' ') ?? []
    expect((Number.parseFloat(restAt) / 100) * Number(duration)).toBeCloseTo(100, 0)
    expect([stops[0], stops[1], stops.at(-1)]).toEqual(['0', '0 0.00000%', '1'])
  })

  it('goes on from where it is when its end changes on the way', () => {
    const to = tween(0)
    to(10)
    first().currentTime = 50
    expect(to(0)).toBeCloseTo(5)
    expect(first().cancel).toHaveBeenCalled()
    expect(numbers(shown[1] as Shown)[0]).toBeCloseTo(5)
    expect(numbers(shown[1] as Shown).at(-1)).toBe(0)
  })

  it('has its new value at once with reduced motion', () => {
    Globals.assign({ skipAnimation: true })
    tween(1)(7)
    expect(shown).toEqual([])
  })
})

describe('an animation at rest', () => {
  const fade = () => animate(document.body.appendChild(document.createElement('p')), faded, { duration: 100 })

  it('is finished as soon as something else moves', () => {
    fade()
    first().currentTime = 100
    fade()
    expect(shown.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 0])
  })

  it('is finished after a while, but not what still moves', () => {
    fade()
    fade()
    first().currentTime = 100
    finishRested()
    expect(shown.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 0])
  })
})

describe('a row of slides', () => {
  const move = { duration: 700, easing: slideEasing }
  const ref = { current: document.createElement('div') }
  Object.defineProperty(ref.current, 'clientWidth', { value: 1000 })
  const row = () => {
    const { result, rerender } = renderHook((props) => useRow(ref, { move, ...props }), {
      initialProps: { offset: 0, isMoving: false },
    })
    return { hand: result.current, turn: (offset: number, isMoving = true) => rerender({ offset, isMoving }) }
  }
  const percents = ({ keyframes }: Shown) =>
    keyframes.map(({ transform }) => Number.parseFloat(String(transform).replace('translate3d(', '')))

  it('takes 700 ms to its next slide, and none from a copy to its original', () => {
    const { turn } = row()
    turn(-100)
    expect(first().options.duration).toBeCloseTo(700, -1)
    expect([percents(first())[0], percents(first()).at(-1)]).toEqual([0, -100])
    turn(-400, false)
    expect(shown).toHaveLength(1)
    expect(first().cancel).toHaveBeenCalled()
  })

  it('finishes a move when something else moves, not when it is over', () => {
    const { turn } = row()
    turn(-100)
    first().currentTime = 1000
    turn(-100, false)
    expect(first().cancel).not.toHaveBeenCalled()
    animate(document.body, faded, move)
    expect(first().cancel).toHaveBeenCalledOnce()
  })

  it('knows after how long a share of it is in view', () => {
    const half = msUntil(0.5, sampled({ duration: 700, easing: linear }))
    expect(half).toBeGreaterThan(330)
    expect(half).toBeLessThan(370)
    expect(msUntil(0.2, sampled(move))).toBeLessThan(msUntil(0.8, sampled(move)))
  })

  it('follows a finger, and goes on with its speed within the time of a move', () => {
    const { hand, turn } = row()
    hand.drag(-300)
    expect(ref.current.style.transform).toBe('translate3d(-30%,0,0)')
    hand.release(-1)
    expect(percents(first())[1]).toBeLessThan(-30)
    expect(percents(first()).at(-1)).toBe(0)
    turn(-100)
    const way = percents(shown[1] as Shown)
    expect([way[0], way.at(-1)]).toEqual([-30, -100])
    expect((way[1] ?? 0) - -30).toBeLessThan(-1.5)
    expect(shown[1]?.options.duration).toBeLessThanOrEqual(700)
  })

  it('moves others along with each of its moves', () => {
    const follow = vi.fn(() => [])
    const { result, rerender } = renderHook((props) => useRow(ref, { move, ...props }, { follow }), {
      initialProps: { offset: 0, isMoving: false },
    })
    const { drag, release } = result.current
    drag(-200)
    release(0)
    expect(follow).toHaveBeenLastCalledWith(expect.objectContaining({ rest: 0, from: -20, to: 0 }))
    rerender({ offset: -100, isMoving: true })
    expect(follow).toHaveBeenLastCalledWith(expect.objectContaining({ rest: 0, from: -20, to: -100 }))
  })

  it('moves nothing along when the drag returns to its origin', () => {
    const follow = vi.fn(() => [])
    const { result } = renderHook(() => useRow(ref, { move, offset: 0, isMoving: false }, { follow }))
    result.current.drag(-300)
    result.current.drag(0)
    result.current.release(0)
    expect(follow).not.toHaveBeenCalled()
  })

  it('does not follow a finger during a move', () => {
    const { hand, turn } = row()
    turn(-100)
    ref.current.style.transform = ''
    hand.drag(-300)
    hand.release(-1)
    expect(ref.current.style.transform).toBe('')
    expect(shown).toHaveLength(1)
  })
})

describe('when the window scrolls to a result', () => {
  function scrolled() {
    const scrollTo = vi.fn<(x: number, y: number) => void>()
    vi.stubGlobal('scrollY', 100)
    vi.stubGlobal('scrollTo', scrollTo)
    return scrollTo
  }
  const placeOf = (scrollTo: ReturnType<typeof scrolled>) => scrollTo.mock.lastCall?.[1]

  afterEach(() => {
    stopWindowScroll()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('scrolls in many small steps', async () => {
    const scrollTo = scrolled()
    scrollWindow(900)
    await pass(200)
    expect(placeOf(scrollTo)).toBeGreaterThan(100)
    expect(placeOf(scrollTo)).toBeLessThan(900)
    await pass(400)
    expect(placeOf(scrollTo)).toBe(900)
    expect(scrollTo.mock.calls.length).toBeGreaterThan(10)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops where the visitor stops it: %s', async (event) => {
    const scrollTo = scrolled()
    scrollWindow(900)
    await pass(200)
    const steps = scrollTo.mock.calls.length
    window.dispatchEvent(new Event(event))
    await pass(400)
    expect(scrollTo).toHaveBeenCalledTimes(steps)
  })

  it('stops for the page that comes next', async () => {
    const scrollTo = scrolled()
    scrollWindow(900)
    await pass(200)
    const steps = scrollTo.mock.calls.length
    stopWindowScroll()
    await pass(400)
    expect(scrollTo).toHaveBeenCalledTimes(steps)
  })

  it('is there at once with reduced motion', () => {
    const scrollTo = scrolled()
    Globals.assign({ skipAnimation: true })
    scrollWindow(900)
    expect(placeOf(scrollTo)).toBe(900)
    expect(scrollTo).toHaveBeenCalledOnce()
  })
})
