// @vitest-environment happy-dom
import { Globals } from '@react-spring/web'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scrollWindow, stopWindowScroll, useGlide, usePresence } from '../../src/motion/pieces'

/** The browser's frames, one every 10 ms, shown only when the test lets time pass. */
let now = 0
let frames: (() => void)[] = []

beforeEach(() => {
  now = 0
  frames = []
  Globals.assign({
    now: () => now,
    requestAnimationFrame: (frame) => frames.push(frame),
    skipAnimation: false,
  })
})

afterEach(cleanup)

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

const linear = (t: number) => t

describe('a number that glides', () => {
  const glide = (first: number, from?: number) => {
    const drawn = vi.fn<(value: number) => void>()
    const { rerender } = renderHook(
      ({ target }) => useGlide(target, drawn, { durationMs: 100, easing: linear, from }),
      { initialProps: { target: first } },
    )
    return { drawn, to: (target: number) => rerender({ target }) }
  }

  it('is drawn as it is at first, without motion', async () => {
    const { drawn } = glide(5)
    expect(drawn.mock.calls).toEqual([[5]])
    await pass(200)
    expect(drawn).toHaveBeenCalledOnce()
  })

  it('begins elsewhere when it has just appeared', async () => {
    const { drawn } = glide(1, 0)
    expect(drawn).toHaveBeenLastCalledWith(0)
    await pass(200)
    expect(drawn).toHaveBeenLastCalledWith(1)
    expect(drawn.mock.calls.length).toBeGreaterThan(4)
  })

  it('goes from where it is to where it is to be, never past it', async () => {
    const { drawn, to } = glide(0)
    to(10)
    await pass(50)
    const half = drawn.mock.lastCall?.[0] ?? 0
    expect(half).toBeGreaterThan(1)
    expect(half).toBeLessThan(9)
    to(0)
    expect(drawn.mock.lastCall?.[0]).toBeCloseTo(half, 0)
    await pass(200)
    expect(drawn).toHaveBeenLastCalledWith(0)
    for (const [value] of drawn.mock.calls) expect(value).toBeLessThanOrEqual(10)
  })

  it('with reduced motion is simply there', () => {
    Globals.assign({ skipAnimation: true })
    const { drawn, to } = glide(1, 0)
    expect(drawn.mock.calls).toEqual([[1]])
    to(7)
    expect(drawn).toHaveBeenLastCalledWith(7)
  })
})

describe('pieces that come and go', () => {
  const pieces = (...first: string[]) => {
    const { result, rerender } = renderHook(({ keys }) => usePresence(keys, 100), { initialProps: { keys: first } })
    return {
      shown: () =>
        result.current.map(({ key, isNew, isLeaving }) => `${key}${isNew ? '+' : ''}${isLeaving ? '-' : ''}`),
      name: (...keys: string[]) => rerender({ keys }),
    }
  }

  it('are there at first, none of them new', () => {
    expect(pieces('sol', 'lua').shown()).toEqual(['sol', 'lua'])
  })

  it('a later one is new, and stays so', async () => {
    const { shown, name } = pieces('sol')
    name('sol', 'lua')
    expect(shown()).toEqual(['sol', 'lua+'])
    await pass(300)
    expect(shown()).toEqual(['sol', 'lua+'])
  })

  it('one that has gone stays below the others for as long as it takes to leave', async () => {
    const { shown, name } = pieces('sol', 'lua')
    name('lua')
    expect(shown()).toEqual(['sol-', 'lua'])
    await pass(50)
    expect(shown()).toEqual(['sol-', 'lua'])
    await pass(150)
    expect(shown()).toEqual(['lua'])
  })

  it('one that comes back while leaving is not taken away', async () => {
    const { shown, name } = pieces('sol', 'lua')
    name('lua')
    await pass(50)
    name('lua', 'sol')
    expect(shown()).toEqual(['lua', 'sol'])
    await pass(300)
    expect(shown()).toEqual(['lua', 'sol'])
  })

  it('follow a new order at once', () => {
    const { shown, name } = pieces('sol', 'lua', 'mar')
    name('mar', 'sol', 'lua')
    expect(shown()).toEqual(['mar', 'sol', 'lua'])
  })

  it('with reduced motion leave at once', async () => {
    Globals.assign({ skipAnimation: true })
    const { shown, name } = pieces('sol', 'lua')
    name('lua')
    await pass(10)
    expect(shown()).toEqual(['lua'])
  })
})

describe('the window, on its way to a result', () => {
  function scrolled() {
    vi.stubGlobal('scrollY', 100)
    return vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  }
  const placeOf = (scrollTo: ReturnType<typeof scrolled>) => Reflect.get(scrollTo.mock.lastCall?.[0] ?? {}, 'top')

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
