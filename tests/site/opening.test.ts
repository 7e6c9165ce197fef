// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../src/motion/animate'
import { endOpening, openByHand, openOnTheWay } from '../../src/site/carousel/opening'

/** Slides of 1000 px; the halo of 800 px is around (800, 300) of the first, the map of 400 px around (700, 400) of the second. */
function slides() {
  const track = document.createElement('div')
  Object.defineProperty(track, 'clientWidth', { value: 1000 })
  const piece = (slideX: number, x: number, y: number, width: number) => {
    const [slide, frame, opens] = ['section', 'div', 'div'].map((name) => document.createElement(name)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ]
    slide.className = 'slide'
    slide.id = `at-${slideX}`
    opens.dataset.opens = ''
    const box = new DOMRect(slideX + x - width / 2, y - width / 2, width, width)
    slide.getBoundingClientRect = () => new DOMRect(slideX, 0, 1000, 800)
    for (const one of [frame, opens]) one.getBoundingClientRect = () => box
    Object.defineProperty(opens, 'offsetWidth', { value: width })
    frame.append(opens)
    slide.append(frame)
    track.append(slide)
    return opens
  }
  piece(0, 800, 300, 800)
  return { track, map: piece(1000, 700, 400, 400) }
}

const samples = { values: [0, 1], durationMs: 700 }
const following = (from: number, to: number, rest = from) => {
  shown = []
  const { track } = slides()
  openOnTheWay(track, { rest, from, to, samples })
  return shown
}

let shown: Keyframe[] = []

beforeEach(() => {
  settle()
  Element.prototype.animate = (keyframes) => {
    shown = keyframes as Keyframe[]
    return { currentTime: 1e6, finish: () => undefined, cancel: () => undefined } as never
  }
})

const ends = (way: readonly Keyframe[]) => [way[0], way.at(-1)]

const atTheNimbus = { transform: 'translate3d(-900.0px,-100.0px,0) scale(0.6600)', opacity: 0.25 }
const halfway = { transform: 'translate3d(-450.0px,-50.0px,0) scale(0.8300)', opacity: 0.625 }
const inItsPlace = { transform: 'translate3d(0.0px,0.0px,0) scale(1.0000)', opacity: 1 }

describe('the halo opens into the map', () => {
  it('that stands in the window where the nimbus was, and grows to its place; and back', () => {
    expect(ends(following(0, -100))).toEqual([atTheNimbus, inItsPlace])
    expect(ends(following(-100, 0))).toEqual([inItsPlace, atTheNimbus])
  })

  it('also from midway, where a finger or another wish has taken the slides', () => {
    expect(ends(following(-50, -100, 0))).toEqual([halfway, inItsPlace])
    expect(ends(following(-50, 0, 0))).toEqual([halfway, atTheNimbus])
  })

  it('on the way to a slide further on, until the second has come', () => {
    const way = following(0, -200)
    expect([way[0], way[5], way[10], way.at(-1)]).toEqual([atTheNimbus, halfway, inItsPlace, inItsPlace])
  })

  it.each([
    [-100, -200],
    [-200, -100],
    [0, 100],
    [100, 0],
    [-300, -400],
  ])('and not where the row goes from %i to %i', (from, to) => {
    expect(following(from, to)).toEqual([])
  })

  it('with the finger, and is as the page has it where the finger goes elsewhere', () => {
    const { track, map } = slides()
    const styleOf = () => map.getAttribute('style') ?? ''
    const drag = openByHand(track)
    drag(-50)
    expect(map.style).toMatchObject({ ...halfway, opacity: '0.625' })
    drag(3)
    expect(styleOf()).toBe('')
    drag(-50)
    openOnTheWay(track, { rest: 0, from: -50, to: 0, samples })
    expect(styleOf()).toBe('')
    drag(-50)
    endOpening(track)
    expect(styleOf()).toBe('')
  })

  it('and does no harm where a slide has none', () => {
    for (const track of [document.createElement('div'), null]) {
      openByHand(track)(-50)
      endOpening(track)
      expect(openOnTheWay(track, { rest: 0, from: 0, to: -100, samples })).toEqual([])
    }
  })
})
