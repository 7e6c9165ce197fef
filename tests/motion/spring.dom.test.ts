import { Globals } from '@react-spring/web'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRow } from '../../src/motion/row'
import { bezier } from '../../src/motion/spring'

/** An animation as the browser got it. */
const animated = (keyframes: Keyframe[], options: KeyframeAnimationOptions) => ({
  keyframes,
  options,
  playState: 'running',
  finish: vi.fn(),
})
type Shown = ReturnType<typeof animated>

let shown: Shown[] = []

beforeEach(() => {
  shown = []
  Element.prototype.animate = (keyframes, options) => {
    shown.push(animated(keyframes as Keyframe[], options as KeyframeAnimationOptions))
    return shown.at(-1) as never
  }
  // as a browser that does not know `linear()`: each sample is a keyframe
  vi.stubGlobal('CSS', { supports: () => false })
})

afterEach(() => {
  cleanup()
  Globals.assign({ skipAnimation: false })
})

const first = () => shown[0] as Shown

it('has the curves of CSS', () => {
  // the values of `ease` that browsers compute
  const ease = bezier(0.25, 0.1, 0.25, 1)
  const values = [0, 0.4085, 0.8024, 0.9605, 1]
  values.forEach((value, quarter) => {
    expect(ease(quarter / 4)).toBeCloseTo(value, 4)
  })
})

describe('a row of slides', () => {
  const move = { duration: 700, easing: bezier(0.65, 0, 0.2, 1) }
  const ref = { current: document.createElement('div') }
  Object.defineProperty(ref.current, 'clientWidth', { value: 1000 })
  /** Where the browser draws the row (px). */
  let drawnAt = 0
  beforeEach(() => {
    drawnAt = 0
    vi.stubGlobal(
      'DOMMatrixReadOnly',
      class {
        m41 = drawnAt
      },
    )
  })
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
    expect(first().finish).toHaveBeenCalled()
  })

  it('is there at once with reduced motion', () => {
    Globals.assign({ skipAnimation: true })
    const { turn } = row()
    turn(-100)
    expect(shown).toEqual([])
  })

  it('follows a finger, and goes on with its speed within the time of a move', () => {
    const { hand, turn } = row()
    hand.drag(-300)
    expect(ref.current.style.transform).toBe('translate3d(-30%,0,0)')
    drawnAt = -300
    hand.release(-1)
    expect(percents(first())[1]).toBeLessThan(-30)
    expect(percents(first()).at(-1)).toBe(0)
    turn(-100)
    const way = percents(shown[1] as Shown)
    expect([way[0], way.at(-1)]).toEqual([-30, -100])
    expect((way[1] ?? 0) - -30).toBeLessThan(-1.5)
    expect(shown[1]?.options.duration).toBeLessThanOrEqual(700)
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
