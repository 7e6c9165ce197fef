import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { listen, together } from '../core/listen'
import { type SectionId, sections } from '../core/sections'
import { mostVisible, type Share } from './geometry'
import { type CarouselState, sectionInView, selectSection } from './slice'

/** Specification 9: mobile active-section thresholds, with a 10 % margin at top and bottom. */
const thresholds = [0.3, 0.5, 0.7]
const rootMargin = '-10% 0px -10% 0px'
const rootShare = 0.8

/** When slides have become a page, the window is scrolled to its section within this time (ms): not by the visitor. */
const relayoutMs = 200

/**
 * On the stacked page, reports the section in view when it changes, and the one at which the browser has opened the
 * page; where there were slides before, only once the visitor has scrolled.
 */
export function useSectionSensor(isEnabled: boolean) {
  const store = useStore<{ carousel: CarouselState }>()
  const wasSlides = useRef(false)
  useEffect(() => {
    if (!isEnabled) {
      wasSlides.current = true
      return
    }
    let isHeard = !wasSlides.current
    let changedAt = performance.now()
    let active: SectionId | null = null
    const report = () => {
      if (isHeard && active && active !== selectSection(store.getState()))
        store.dispatch(sectionInView({ section: active }))
    }
    const onView = (section: SectionId | null) => {
      const isNew = section !== active
      active = section
      if (isNew) report()
    }
    let stop = observeSections(onView)
    const onResize = () => {
      changedAt = performance.now()
      stop()
      stop = observeSections(onView)
    }
    const onScroll = () => {
      isHeard ||= performance.now() - changedAt > relayoutMs
    }
    return together(
      () => stop(),
      listen(window, ['scroll'], onScroll, { passive: true }),
      // an interrupted scroll may have ended at a section that was not reported
      listen(window, ['scrollend'], report),
      listen(window, ['resize'], onResize),
    )
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
