import { type RefObject, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { type SectionId, sections } from '../../core/sections'
import { sectionSeen } from './slice'
import { mostVisible, type Share } from './visibility'

/** Specification 9: mobile active-section thresholds, with a 10 % margin at top and bottom. */
const thresholds = [0.3, 0.5, 0.7]
const rootMargin = '-10% 0px -10% 0px'

/** On the stacked page, reports the section in view whenever it changes. */
export function useSectionSensor(isEnabled: boolean, track: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!isEnabled || !track.current) return
    const shares = new Map<SectionId, Share>()
    let seen: SectionId | null = null
    const observers = sections.map(({ id, anchor }) => {
      const element = document.getElementById(anchor)
      if (!element) return null
      // a section taller than the window reaches the same share of the window at a lower share of itself
      const windowShare = Math.min(1, (window.innerHeight * 0.8) / element.offsetHeight)
      const all = [0, ...thresholds, ...thresholds.map((share) => share * windowShare)]
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1)
          if (!entry) return
          const area = entry.intersectionRect.width * entry.intersectionRect.height
          const root = entry.rootBounds ? entry.rootBounds.width * entry.rootBounds.height : Number.POSITIVE_INFINITY
          shares.set(id, { ofSection: entry.intersectionRatio, ofWindow: area / root, area })
          const active = mostVisible(shares, thresholds[0] ?? 0)
          if (active && active !== seen) {
            seen = active
            dispatch(sectionSeen({ section: active }))
          }
        },
        { rootMargin, threshold: all.sort((a, b) => a - b) },
      )
      observer.observe(element)
      return observer
    })
    return () => {
      for (const observer of observers) observer?.disconnect()
    }
  }, [isEnabled, track, dispatch])
}
