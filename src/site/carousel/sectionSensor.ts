import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { type SectionId, sections } from '../../core/sections'
import { type CarouselState, sectionSeen, selectSection } from './slice'
import { mostVisible, type Share } from './visibility'

/** Specification 9: mobile active-section thresholds, with a 10 % margin at top and bottom. */
const thresholds = [0.3, 0.5, 0.7]
const rootMargin = '-10% 0px -10% 0px'
const rootShare = 0.8

const noSubscription = () => () => {}

/** Whether the component came alive in a prerendered page, the first one of the visit. */
const useIsFirstPage = () =>
  useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  )

/** What the page before this one had begun to scroll may go on for a few frames; a window that changes its size scrolls, too. */
const lateScrollMs = 200

/**
 * On the stacked page, reports the section in view whenever it changes: on the visit's first page unasked, since the browser
 * may have restored a place; a page shown again by time travel reports nothing until it is scrolled.
 */
export function useSectionSensor(isEnabled: boolean) {
  const store = useStore<{ carousel: CarouselState }>()
  const mayBeRestored = useRef(useIsFirstPage())
  useEffect(() => {
    if (!isEnabled) {
      mayBeRestored.current = false
      return
    }
    let isScrolled = mayBeRestored.current
    let changedAt = performance.now()
    let active: SectionId | null = null
    let seen: SectionId | null = null
    const report = () => {
      if (!isScrolled || !active || active === seen) return
      mayBeRestored.current = false
      seen = active
      store.dispatch(sectionSeen({ section: active }))
    }
    const onView = (section: SectionId | null) => {
      active = section
      report()
    }
    const onScroll = () => {
      isScrolled ||= performance.now() - changedAt > lateScrollMs
    }
    // a scroll that was broken off has left the window where the store does not know it
    const onScrollEnd = () => {
      if (active === selectSection(store.getState())) return
      seen = null
      report()
    }
    let stop = observeSections(onView)
    const onResize = () => {
      changedAt = performance.now()
      stop()
      stop = observeSections(onView)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('scrollend', onScrollEnd)
    window.addEventListener('resize', onResize)
    return () => {
      stop()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('scrollend', onScrollEnd)
      window.removeEventListener('resize', onResize)
    }
  }, [isEnabled, store])
}

function observeSections(report: (active: SectionId | null) => void) {
  const shares = new Map<SectionId, Share>()
  const observers = sections.map(({ id, anchor }) => {
    const element = document.getElementById(anchor)
    if (!element) return null
    // a section taller than the window reaches the same share of the window at a lower share of itself
    const windowShare = Math.min(1, (window.innerHeight * rootShare) / element.offsetHeight)
    const all = [0, ...thresholds, ...thresholds.map((share) => share * windowShare)].sort((a, b) => a - b)
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1]
        if (!entry) return
        shares.set(id, shareOf(entry))
        report(mostVisible(shares, thresholds[0] ?? 0))
      },
      { rootMargin, threshold: all },
    )
    observer.observe(element)
    return observer
  })
  return () => {
    for (const observer of observers) observer?.disconnect()
  }
}

function shareOf({ intersectionRect, intersectionRatio, rootBounds }: IntersectionObserverEntry): Share {
  const area = intersectionRect.width * intersectionRect.height
  const root = rootBounds ? rootBounds.width * rootBounds.height : Number.POSITIVE_INFINITY
  return { ofSection: intersectionRatio, ofWindow: area / root, area }
}
