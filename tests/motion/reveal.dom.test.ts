import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { slideMove } from '../../src/carousel/Slide'
import { useReveal, type View } from '../../src/motion/reveal'
import { msUntil } from '../../src/motion/spring'
import { observersByHand } from '../support/observers'

afterEach(cleanup)

/** An area of the window, in square px. */
const area = (size: number) => ({ width: size, height: 1 })

function section(view: View) {
  const observers = observersByHand()
  const element = document.createElement('section')
  const ref = { current: element }
  element.innerHTML = '<svg data-draw></svg>'
  const begun = vi.fn()
  Element.prototype.animate = begun as never
  vi.stubGlobal('CSS', { supports: () => true })
  const { rerender } = renderHook(({ view }) => useReveal(ref, view, slideMove), { initialProps: { view } })
  const seen = (size: number) => {
    for (const { report } of observers.values())
      report([{ intersectionRect: area(size), intersectionRatio: size / 1000, rootBounds: area(1000) }])
  }
  return { element, begun, observers, seen, become: (next: View) => rerender({ view: next }) }
}

describe('when a section of the stacked page is scrolled', () => {
  it('hides its ornaments while it is out of view, and shows them by a fifth', () => {
    const { element, begun, observers, seen } = section('scrolled')
    seen(0)
    expect(element.dataset.unseen).toBe('')
    seen(100)
    expect(begun).not.toHaveBeenCalled()
    seen(300)
    expect(element.dataset.unseen).toBeUndefined()
    expect(begun).toHaveBeenCalledOnce()
    expect(observers.size).toBe(0)
  })
})

describe('when a slide moves', () => {
  it('hides its ornaments out of view, and shows them when a fifth has come', () => {
    const { element, begun, observers, become } = section('out')
    expect(element.dataset.unseen).toBe('')
    become('shown')
    expect(element.dataset.unseen).toBeUndefined()
    expect(begun.mock.calls[0]?.[1].delay).toBe(msUntil(0.2, slideMove))
    expect(observers.size).toBe(0)
  })
})
