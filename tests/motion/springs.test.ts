// @vitest-environment happy-dom
import { Globals } from '@react-spring/web'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRow } from '../../src/motion'
import { animate, faded, onSettled, settle } from '../../src/motion/animate'
import { bezier, slideEasing } from '../../src/motion/easing'
import { type Phase, usePresence, useTransition } from '../../src/motion/presence'
import { msUntil, sampled } from '../../src/motion/samples'
import { useUpdate } from '../../src/motion/tween'
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

/** What the browser was given to show, and how far it is (ms). */
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
  settle()
  vi.unstubAllGlobals()
})

/** Whether the browser bends the way by `linear()`; where it does not, each sample is a keyframe. */
const bends = (can: boolean) => vi.stubGlobal('CSS', { supports: () => can })
beforeEach(() => bends(false))

const first = () => shown[0] as Shown
const numbers = ({ keyframes }: Shown) => keyframes.map(({ opacity }) => Number(opacity))
const linear = (t: number) => t

it('curves are those of CSS', () => {
  // the values of `ease` that browsers compute
  const ease = bezier(0.25, 0.1, 0.25, 1)
  const values = [0, 0.4085, 0.8024, 0.9605, 1]
  values.forEach((value, quarter) => {
    expect(ease(quarter / 4)).toBeCloseTo(value, 4)
  })
})

describe('a number on its way', () => {
  const ref = { current: document.createElement('p') }
  const config = { duration: 100, easing: linear }
  const going = (from: number) => {
    const { rerender } = renderHook(({ target }) => useUpdate(ref, target, (opacity) => ({ opacity }), config), {
      initialProps: { target: from },
    })
    return (target: number) => rerender({ target })
  }

  it('is as it is at first, without motion', () => {
    going(5)
    expect(shown).toEqual([])
  })

  it('is handed to the browser as the whole way, from one sample to the next', () => {
    going(0)(10)
    expect(first().options).toMatchObject({ duration: 100, fill: 'both' })
    expect(numbers(first()).map(Math.round)).toEqual([0, 2, 4, 6, 8, 10])
  })

  it('is handed over as its ends and a bend where the browser knows how, and then stays as it is at rest', () => {
    bends(true)
    going(0)(10)
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
    const to = going(0)
    to(10)
    first().currentTime = 50
    to(0)
    expect(first().cancel).toHaveBeenCalled()
    expect(numbers(shown[1] as Shown)[0]).toBeCloseTo(5)
    expect(numbers(shown[1] as Shown).at(-1)).toBe(0)
  })

  it('with reduced motion is simply there', () => {
    Globals.assign({ skipAnimation: true })
    going(1)(7)
    expect(shown).toEqual([])
  })
})

describe('what rests', () => {
  const fade = () => animate(document.body.appendChild(document.createElement('p')), faded, { duration: 100 })

  it('is let go after a while, and who waits for all to rest is told', () => {
    const onEnd = vi.fn()
    const stop = onSettled(onEnd)
    fade()
    fade()
    first().currentTime = 100
    settle()
    expect(first().cancel).toHaveBeenCalled()
    expect(onEnd).not.toHaveBeenCalled()
    Object.assign(shown[1] ?? {}, { currentTime: 100 })
    settle()
    expect(onEnd).toHaveBeenCalledOnce()
    stop()
  })

  it('is let go as soon as something else moves', () => {
    fade()
    first().currentTime = 100
    fade()
    expect(shown.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 0])
  })

  it('but what has left stays away until all rests, also when its own time is over', () => {
    bends(true)
    const element = document.body.appendChild(document.createElement('p'))
    animate(element, faded, { duration: 100 }, { from: 1, to: 0, isLeaving: true })
    first().currentTime = 100
    fade()
    settle()
    expect(first().options.fill).toBe('forwards')
    expect(first().cancel).not.toHaveBeenCalled()
    Object.assign(shown[1] ?? {}, { currentTime: 100 })
    settle()
    expect(first().cancel).toHaveBeenCalled()
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

  it('takes 700 ms to its next slide, and is there at once when a copy gives way to its original', () => {
    const { turn } = row()
    turn(-100)
    expect(first().options.duration).toBeCloseTo(700, -1)
    expect([percents(first())[0], percents(first()).at(-1)]).toEqual([0, -100])
    turn(-400, false)
    expect(shown).toHaveLength(1)
    expect(first().cancel).toHaveBeenCalled()
  })

  it('that has come to its place is let go when something else moves, not when the move is over', () => {
    const { turn } = row()
    turn(-100)
    first().currentTime = 1000
    turn(-100, false)
    expect(first().cancel).not.toHaveBeenCalled()
    animate(document.body, faded, move)
    expect(first().cancel).toHaveBeenCalledOnce()
  })

  it('tells how long it takes until a share of it is in view', () => {
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

  it('has others go with it: on its ways, and in a finger’s hold', () => {
    const [follow, along] = [vi.fn(() => []), vi.fn()]
    const hold = vi.fn(() => along)
    const { result, rerender } = renderHook((props) => useRow(ref, { move, ...props }, { follow, hold }), {
      initialProps: { offset: 0, isMoving: false },
    })
    const { drag, release } = result.current
    drag(-300)
    drag(-200)
    expect(hold).toHaveBeenCalledOnce()
    expect(along.mock.calls).toEqual([[-30], [-20]])
    release(0)
    expect(follow).toHaveBeenLastCalledWith(expect.objectContaining({ rest: 0, from: -20, to: 0 }))
    rerender({ offset: -100, isMoving: true })
    expect(follow).toHaveBeenLastCalledWith(expect.objectContaining({ rest: 0, from: -20, to: -100 }))
  })

  it('has nobody go anywhere where the finger takes its way back', () => {
    const follow = vi.fn(() => [])
    const hold = () => () => undefined
    const { result } = renderHook(() => useRow(ref, { move, offset: 0, isMoving: false }, { follow, hold }))
    result.current.drag(-300)
    result.current.drag(0)
    result.current.release(0)
    expect(follow).not.toHaveBeenCalled()
  })

  it('does not follow a finger on its way', () => {
    const { hand, turn } = row()
    turn(-100)
    ref.current.style.transform = ''
    hand.drag(-300)
    hand.release(-1)
    expect(ref.current.style.transform).toBe('')
    expect(shown).toHaveLength(1)
  })
})

describe('pieces that come and go', () => {
  const transition = { frame: faded, enter: { duration: 100 }, leave: { duration: 100 } }
  const itemsOf = (keys: string) => [...keys].map((key) => ({ key }))
  const present = (keys: string) => {
    const { result, rerender } = renderHook(({ items }) => usePresence(items), {
      initialProps: { items: itemsOf(keys) },
    })
    const show = () => result.current.map(({ key, phase }) => `${key} ${phase}`).join(', ')
    return { show, change: (next: string) => rerender({ items: itemsOf(next) }) }
  }

  it('are there from the beginning, come later, and leave from their place', () => {
    const { show, change } = present('ab')
    expect(show()).toBe('a initial, b initial')
    change('abc')
    expect(show()).toBe('a initial, b initial, c entering')
    change('ac')
    expect(show()).toBe('a initial, b leaving, c entering')
  })

  it('are gone when all has come to rest, or after one more change', () => {
    const { show, change } = present('abc')
    change('ab')
    expect(show()).toBe('a initial, b initial, c leaving')
    act(settle)
    expect(show()).toBe('a initial, b initial')
    change('a')
    change('ad')
    expect(show()).toBe('a initial, b leaving, d entering')
    change('ade')
    expect(show()).toBe('a initial, d entering, e entering')
  })

  it('that are wanted again stay', () => {
    const { show, change } = present('ab')
    change('a')
    change('ab')
    expect(show()).toBe('a initial, b entering')
  })

  it('with reduced motion leave at once', () => {
    Globals.assign({ skipAnimation: true })
    const { show, change } = present('ab')
    change('a')
    expect(show()).toBe('a initial')
  })

  it('have no motion when the drawing first appears; later they come, go, and come back from where they are', () => {
    const piece = (phase: Phase) => {
      const ref = { current: document.createElement('p') }
      const { rerender } = renderHook((props) => useTransition(ref, props.phase, transition), {
        initialProps: { phase },
      })
      return (next: Phase) => rerender({ phase: next })
    }
    piece('initial')
    expect(shown).toEqual([])
    const turn = piece('entering')
    expect([numbers(first())[0], numbers(first()).at(-1)]).toEqual([0, 1])
    first().currentTime = 60
    turn('leaving')
    const going = shown[1] as Shown
    expect(numbers(going)[0]).toBeLessThan(1)
    expect(numbers(going).at(-1)).toBe(0)
    turn('entering')
    expect(numbers(shown[2] as Shown).at(-1)).toBe(1)
    expect(shown).toHaveLength(3)
  })
})

describe('the window, on its way to a result', () => {
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

  it('comes there in many small steps', async () => {
    const scrollTo = scrolled()
    scrollWindow(900)
    await pass(200)
    expect(placeOf(scrollTo)).toBeGreaterThan(100)
    expect(placeOf(scrollTo)).toBeLessThan(900)
    await pass(400)
    expect(placeOf(scrollTo)).toBe(900)
    expect(scrollTo.mock.calls.length).toBeGreaterThan(10)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stays where the visitor stops it: %s', async (event) => {
    const scrollTo = scrolled()
    scrollWindow(900)
    await pass(200)
    const steps = scrollTo.mock.calls.length
    window.dispatchEvent(new Event(event))
    await pass(400)
    expect(scrollTo).toHaveBeenCalledTimes(steps)
  })

  it('is left where it is by the page that comes next', async () => {
    const scrollTo = scrolled()
    scrollWindow(900)
    await pass(200)
    const steps = scrollTo.mock.calls.length
    stopWindowScroll()
    await pass(400)
    expect(scrollTo).toHaveBeenCalledTimes(steps)
  })

  it('with reduced motion is there at once', () => {
    const scrollTo = scrolled()
    Globals.assign({ skipAnimation: true })
    scrollWindow(900)
    expect(placeOf(scrollTo)).toBe(900)
    expect(scrollTo).toHaveBeenCalledOnce()
  })
})
