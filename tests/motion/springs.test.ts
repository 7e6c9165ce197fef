// @vitest-environment happy-dom
import { Globals } from '@react-spring/web'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRow } from '../../src/motion'
import { bezier } from '../../src/motion/easing'
import { faded, scrollWindow, stopWindowScroll, useEntrance, useExit, useGlide } from '../../src/motion/pieces'

/** The browser's frames, one every 10 ms, shown only when the test lets time pass. */
let now = 0
let frames: (() => void)[] = []

beforeEach(() => {
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

/** What the browser was given to show, and how far it is (ms). */
const animated = (element: Element, keyframes: Keyframe[], durationMs: number) => ({
  ...{ element, keyframes, durationMs },
  ...{ currentTime: 0, playState: 'running', finish: vi.fn(), onfinish: () => {} },
})
type Shown = ReturnType<typeof animated>

let shown: Shown[] = []

beforeEach(() => {
  shown = []
  Element.prototype.animate = function (keyframes, options) {
    shown.push(animated(this, keyframes as Keyframe[], Number((options as KeyframeAnimationOptions).duration)))
    return shown.at(-1) as never
  }
})

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

describe('a number that glides', () => {
  const ref = { current: document.createElement('p') }
  const glide = (first: number) => {
    const { rerender } = renderHook(
      ({ target }) => useGlide(ref, target, (opacity) => ({ opacity }), { duration: 100, easing: linear }),
      { initialProps: { target: first } },
    )
    return (target: number) => rerender({ target })
  }

  it('is as it is at first, without motion', () => {
    glide(5)
    expect(shown).toEqual([])
  })

  it('is handed to the browser as the whole way, frame by frame', () => {
    glide(0)(10)
    const [way] = shown as [Shown]
    expect(way.durationMs).toBeCloseTo(100)
    expect(numbers(way)).toHaveLength(6)
    numbers(way).forEach((value, frame) => {
      expect(value).toBeCloseTo(2 * frame)
    })
  })

  it('goes on from where it is when its end changes on the way', () => {
    const to = glide(0)
    to(10)
    Object.assign(shown[0] ?? {}, { currentTime: 50 })
    to(0)
    expect(shown[0]?.finish).toHaveBeenCalled()
    expect(numbers(shown[1] as Shown)[0]).toBeCloseTo(5)
    expect(numbers(shown[1] as Shown).at(-1)).toBe(0)
  })

  it('with reduced motion is simply there', () => {
    Globals.assign({ skipAnimation: true })
    glide(1)(7)
    expect(shown).toEqual([])
  })
})

describe('a row of slides', () => {
  const ref = { current: document.createElement('div') }
  Object.defineProperty(ref.current, 'clientWidth', { value: 1000 })
  const row = () => {
    const { result, rerender } = renderHook((props) => useRow(ref, { durationMs: 700, ...props }), {
      initialProps: { offset: 0, isMoving: false },
    })
    return { hand: result.current, turn: (offset: number, isMoving = true) => rerender({ offset, isMoving }) }
  }
  const percents = ({ keyframes }: Shown) =>
    keyframes.map(({ transform }) => Number.parseFloat(String(transform).replace('translate3d(', '')))

  it('takes 700 ms to its next slide, and is there at once when a copy gives way to its original', () => {
    const { turn } = row()
    turn(-100)
    expect(shown[0]?.durationMs).toBeCloseTo(700, -1)
    expect([percents(shown[0] as Shown)[0], percents(shown[0] as Shown).at(-1)]).toEqual([0, -100])
    turn(-400, false)
    expect(shown).toHaveLength(1)
    expect(shown[0]?.finish).toHaveBeenCalled()
  })

  it('follows a finger, and goes on with its speed within the time of a move', () => {
    const { hand, turn } = row()
    hand.drag(-300)
    expect(ref.current.style.transform).toBe('translate3d(-30%,0,0)')
    hand.letGo(-1)
    expect(percents(shown[0] as Shown)[1]).toBeLessThan(-30)
    expect(percents(shown[0] as Shown).at(-1)).toBe(0)
    turn(-100)
    const way = percents(shown[1] as Shown)
    expect([way[0], way.at(-1)]).toEqual([-30, -100])
    expect((way[1] ?? 0) - -30).toBeLessThan(-1.5)
    expect(shown[1]?.durationMs).toBeLessThanOrEqual(700)
  })

  it('does not follow a finger on its way', () => {
    const { hand, turn } = row()
    turn(-100)
    ref.current.style.transform = ''
    hand.drag(-300)
    hand.letGo(-1)
    expect(ref.current.style.transform).toBe('')
    expect(shown).toHaveLength(1)
  })
})

describe('pieces that come and go', () => {
  const drawing = () => {
    const svg = document.createElement('div')
    const piece = document.createElement('p')
    svg.append(piece)
    const ref = { current: piece }
    const mount = (isDrawn: boolean) =>
      renderHook(() => {
        useEntrance(ref, { current: isDrawn }, { frame: faded, config: { duration: 100 } })
        useExit(ref)
      })
    return { svg, mount }
  }

  it('are there when the drawing first appears, and come over time later', () => {
    drawing().mount(false)
    expect(shown).toEqual([])
    const { rerender } = drawing().mount(true)
    expect(numbers(shown[0] as Shown)[0]).toBe(0)
    expect(numbers(shown[0] as Shown).at(-1)).toBe(1)
    rerender()
    expect(shown).toHaveLength(1)
  })

  it('leave a picture that fades in their place, and then nothing', () => {
    const { svg, mount } = drawing()
    mount(false).unmount()
    expect(svg.children).toHaveLength(2)
    expect(shown[0]?.element).toBe(svg.firstElementChild)
    expect(numbers(shown[0] as Shown).at(-1)).toBe(0)
    shown[0]?.onfinish()
    expect(svg.children).toHaveLength(1)
  })

  it('with reduced motion come and leave at once', () => {
    Globals.assign({ skipAnimation: true })
    const { svg, mount } = drawing()
    mount(true).unmount()
    expect(svg.children).toHaveLength(1)
    expect(shown).toEqual([])
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
