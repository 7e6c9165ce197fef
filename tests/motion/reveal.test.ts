// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useReveal } from '../../src/motion/reveal'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** An area of the window, in square px. */
const area = (size: number) => ({ width: size, height: 1 })

describe('a slide that comes into view', () => {
  function slide() {
    let tell: (entries: object[]) => void = () => undefined
    const stop = vi.fn()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined
        disconnect = stop
        constructor(told: typeof tell) {
          tell = told
        }
      },
    )
    const section = document.createElement('section')
    const ref = { current: section }
    section.innerHTML = '<svg data-draw></svg>'
    const begun = vi.fn()
    Element.prototype.animate = begun as never
    vi.stubGlobal('CSS', { supports: () => true })
    const { rerender } = renderHook(({ isFinal }) => useReveal(ref, true, isFinal), {
      initialProps: { isFinal: false },
    })
    const seen = (size: number) =>
      tell([{ intersectionRect: area(size), intersectionRatio: size / 1000, rootBounds: area(1000) }])
    return { section, begun, stop, seen, takePlaceOfCopy: () => rerender({ isFinal: true }) }
  }

  it('hides its ornaments while it is out of it, and shows them by a fifth', () => {
    const { section, begun, seen } = slide()
    seen(0)
    expect(section.dataset.unseen).toBe('')
    seen(100)
    expect(begun).not.toHaveBeenCalled()
    seen(300)
    expect(section.dataset.unseen).toBeUndefined()
    expect(begun).toHaveBeenCalledOnce()
  })

  it('appears once, whatever the browser tells of it afterwards', () => {
    const { begun, stop, seen } = slide()
    seen(0)
    seen(300)
    expect(stop).toHaveBeenCalled()
    expect(begun).toHaveBeenCalledOnce()
  })

  it('is there at once in the place of its copy', () => {
    const { section, begun, seen, takePlaceOfCopy } = slide()
    seen(0)
    takePlaceOfCopy()
    expect(section.dataset.unseen).toBeUndefined()
    expect(begun).not.toHaveBeenCalled()
  })
})
