import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSectionSensor } from '../../src/carousel/sectionSensor'
import { selectSection } from '../../src/carousel/slice'
import { locationChanged } from '../../src/core/events'
import { type SectionId, sectionOf, sections } from '../../src/core/sections'
import { landingStore, mountHook } from '../support/mounted'
import { observersByHand } from '../support/observers'

let observers = observersByHand()
let store = landingStore('mobile')

beforeEach(() => {
  vi.useFakeTimers()
  observers = observersByHand()
  store = landingStore('mobile')
  document.body.innerHTML = sections.map(({ anchor }) => `<section id="${anchor}"></section>`).join('')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const mount = (isStacked = () => true) => mountHook(store, () => useSectionSensor(isStacked()))

/** The window, 640 px high, shows this many px of the section, which has 800 px. */
function see(section: SectionId, px: number) {
  const { anchor } = sectionOf(section)
  for (const { report, element } of observers.values())
    if (element?.id === anchor)
      report([
        {
          intersectionRatio: px / 800,
          intersectionRect: new DOMRect(0, 0, 400, px),
          rootBounds: new DOMRect(0, 0, 400, 640),
        },
      ])
}

const section = () => selectSection(store.getState())

describe('when the page is stacked', () => {
  it('reports the section in view, and between two sections none', () => {
    mount()
    see('services', 640)
    expect(section()).toBe('services')
    see('services', 150)
    see('contact', 150)
    expect(section()).toBe('services')
    see('contact', 440)
    expect(section()).toBe('contact')
  })

  it('observes every section at the thresholds of the specification', () => {
    mount()
    expect([...observers.values()].map(({ element }) => element?.id)).toEqual(sections.map(({ anchor }) => anchor))
    for (const { options } of observers.values()) {
      expect(options.rootMargin).toBe('-10% 0px -10% 0px')
      expect(options.threshold).toEqual(expect.arrayContaining([0.3, 0.5, 0.7]))
    }
  })
})

describe('when a scroll to another section is interrupted', () => {
  it('reports the section at which it has ended', () => {
    mount()
    see('about', 640)
    store.dispatch(locationChanged({ path: '/', section: 'contact', samePage: true, by: 'link' }))
    see('about', 600)
    expect(section()).toBe('contact')
    fireEvent(window, new Event('scrollend'))
    expect(section()).toBe('about')
  })
})

describe('when the window changes', () => {
  it('reports nothing of former slides before the visitor scrolls', () => {
    let isStacked = false
    const { rerender } = mount(() => isStacked)
    isStacked = true
    rerender()
    see('services', 640)
    expect(section()).toBe('about')
    vi.advanceTimersByTime(1000)
    fireEvent.scroll(window)
    see('services', 0)
    see('approach', 640)
    expect(section()).toBe('approach')
  })
})
