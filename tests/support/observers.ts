import { vi } from 'vitest'

interface Observer {
  report: (entries: readonly object[]) => void
  options: IntersectionObserverInit
  element?: Element
}

/** In the place of the browser, which would report what is in view: the observers there are. */
export function observersByHand(): Map<unknown, Observer> {
  const observers = new Map<unknown, Observer>()
  class ObserverByHand {
    constructor(report: Observer['report'], options: IntersectionObserverInit) {
      observers.set(this, { report, options })
    }
    observe(element: Element) {
      Object.assign(observers.get(this) ?? {}, { element })
    }
    disconnect() {
      observers.delete(this)
    }
  }
  vi.stubGlobal('IntersectionObserver', ObserverByHand)
  return observers
}
