// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSectionSensor } from '../../src/carousel/sectionSensor'
import { selectSection } from '../../src/carousel/slice'
import { locationChanged } from '../../src/core/events'
import { type SectionId, sectionOf, sections } from '../../src/core/sections'
import { landingStore, mountHook } from '../support/mounted'

interface Watch {
  report: IntersectionObserverCallback
  options: IntersectionObserverInit
  element: Element | null
}

/** What is being watched for, instead of by a real window. */
const watches = new Set<Watch>()

class WatchedByHand implements IntersectionObserver {
  readonly root = null
  readonly rootMargin: string
  readonly scrollMargin = ''
  readonly thresholds: readonly number[]
  readonly #watch: Watch

  constructor(report: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.#watch = { report, options, element: null }
    this.rootMargin = options.rootMargin ?? ''
    this.thresholds = [options.threshold ?? 0].flat()
    watches.add(this.#watch)
  }
  observe(element: Element) {
    this.#watch.element = element
  }
  unobserve() {}
  takeRecords() {
    return []
  }
  disconnect() {
    watches.delete(this.#watch)
  }
}

const window = new DOMRect(0, 0, 400, 640)
let store = landingStore('mobile')
const track = document.createElement('div')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', WatchedByHand)
  store = landingStore('mobile')
  track.replaceChildren(
    ...sections.map(({ anchor }) => {
      const section = document.createElement('section')
      section.id = anchor
      Object.defineProperty(section, 'offsetHeight', { value: 800 })
      return section
    }),
  )
  document.body.append(track)
})

afterEach(() => {
  cleanup()
  watches.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const arrive = (isStacked = () => true) => mountHook(store, () => useSectionSensor(isStacked()))

/** The window now shows this many px of the section, of a height of 800 px. */
function see(section: SectionId, px: number) {
  const watch = [...watches].find(({ element }) => element?.id === sectionOf(section).anchor)
  if (!watch?.element) return
  const intersectionRect = new DOMRect(0, 0, 400, px)
  const entry: IntersectionObserverEntry = {
    target: watch.element,
    isIntersecting: px > 0,
    intersectionRatio: px / 800,
    intersectionRect,
    boundingClientRect: new DOMRect(0, 0, 400, 800),
    rootBounds: window,
    time: 0,
  }
  watch.report([entry], new WatchedByHand(() => {}))
}

const section = () => selectSection(store.getState())

describe('on the stacked page', () => {
  it('the section in view follows the scrolling', () => {
    arrive()
    see('about', 640)
    expect(section()).toBe('about')
    see('about', 200)
    see('approach', 440)
    expect(section()).toBe('approach')
  })

  it('between two sections the last one in view stays', () => {
    arrive()
    see('services', 640)
    see('services', 150)
    see('contact', 150)
    expect(section()).toBe('services')
  })

  it('each section is reported once, not at every step of the scrolling', () => {
    const report = vi.spyOn(store, 'dispatch')
    arrive()
    for (const px of [300, 400, 500, 640]) see('approach', px)
    expect(report).toHaveBeenCalledOnce()
  })

  it('every section is watched, with a tenth of the window left out above and below, at the three shares', () => {
    arrive()
    expect([...watches].map(({ element }) => element?.id)).toEqual(sections.map(({ anchor }) => anchor))
    for (const { options } of watches) {
      expect(options.rootMargin).toBe('-10% 0px -10% 0px')
      expect(options.threshold).toEqual(expect.arrayContaining([0.3, 0.5, 0.7]))
    }
  })

  it('a place that the browser has restored is reported without a scroll', () => {
    arrive()
    see('services', 640)
    expect(section()).toBe('services')
  })

  it('a way to another section that is broken off ends where the visitor is', () => {
    arrive()
    see('about', 640)
    store.dispatch(locationChanged({ path: '/', section: 'contact', samePage: true, by: 'link' }))
    see('about', 600)
    expect(section()).toBe('contact')
    globalThis.window.dispatchEvent(new Event('scrollend'))
    expect(section()).toBe('about')
  })

  it('slides that have become sections report nothing before they are scrolled', () => {
    let isStacked = false
    const { rerender } = arrive(() => isStacked)
    isStacked = true
    rerender()
    see('services', 640)
    expect(section()).toBe('about')
    vi.advanceTimersByTime(1000)
    globalThis.window.dispatchEvent(new Event('scroll'))
    see('services', 0)
    see('approach', 640)
    expect(section()).toBe('approach')
  })

  it('nothing is watched any more once the sections are slides', () => {
    let isStacked = true
    const { rerender } = arrive(() => isStacked)
    expect(watches.size).toBe(sections.length)
    isStacked = false
    rerender()
    expect(watches.size).toBe(0)
  })
})
