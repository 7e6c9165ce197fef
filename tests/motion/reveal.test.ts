// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { slideMove } from '../../src/carousel/Slide'
import { useReveal, type View } from '../../src/motion/reveal'
import { msUntil } from '../../src/motion/spring'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** An area of the window, in square px. */
const area = (size: number) => ({ width: size, height: 1 })

function section(view: View) {
  let report: (entries: object[]) => void = () => undefined
  const observe = vi.fn()
  const stop = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe
      disconnect = stop
      constructor(callback: typeof report) {
        report = callback
      }
    },
  )
  const element = document.createElement('section')
  const ref = { current: element }
  element.innerHTML = '<svg data-draw></svg>'
  const begun = vi.fn()
  Element.prototype.animate = begun as never
  vi.stubGlobal('CSS', { supports: () => true })
  const { rerender } = renderHook(({ view }) => useReveal(ref, view, slideMove), { initialProps: { view } })
  const seen = (size: number) =>
    report([{ intersectionRect: area(size), intersectionRatio: size / 1000, rootBounds: area(1000) }])
  return { element, begun, observe, stop, seen, become: (next: View) => rerender({ view: next }) }
}

describe('when a section of the stacked page is scrolled', () => {
  it('hides its ornaments while it is out of view, and shows them by a fifth', () => {
    const { element, begun, stop, seen } = section('scrolled')
    seen(0)
    expect(element.dataset.unseen).toBe('')
    seen(100)
    expect(begun).not.toHaveBeenCalled()
    seen(300)
    expect(element.dataset.unseen).toBeUndefined()
    expect(begun).toHaveBeenCalledOnce()
    expect(stop).toHaveBeenCalled()
  })
})

describe('when a slide moves', () => {
  it('hides its ornaments out of view, and shows them when a fifth has come', () => {
    const { element, begun, observe, become } = section('out')
    expect(element.dataset.unseen).toBe('')
    become('shown')
    expect(element.dataset.unseen).toBeUndefined()
    expect(begun.mock.calls[0]?.[1].delay).toBe(msUntil(0.2, slideMove))
    expect(observe).not.toHaveBeenCalled()
  })
})
