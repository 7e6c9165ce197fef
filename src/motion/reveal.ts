import type { SpringConfig } from '@react-spring/web'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { bezier, isMotionReduced, msUntil, play } from './spring'

/** Share of the section, or of the window it covers, at which it appears. */
const threshold = 0.2

/** Observed at each hundredth: after zooming a section may be a hundred windows high, with never a fifth in view. */
const hundredths = Array.from({ length: 101 }, (_, share) => share / 100)

/** Texts rise, one after the other; ornaments open. On a slide texts are there from the beginning and arches rise. */
const easing = bezier(0.2, 0.7, 0.2, 1)
const rise = { duration: 900, easing }
const open = { duration: 1100, easing }
/** From one text or arch to the next. */
const textMs = 80
const archMs = 90
const riseInPx = 14
const archInPx = 40

const risen = (share: number) => ({ opacity: share, transform: `translateY(${(1 - share) * riseInPx}px)` })
const raised = (share: number) => ({ transform: `translateY(${(1 - share) * archInPx}px)` })
const opened = (share: number) => ({ opacity: share, transform: `scale(${0.9 + 0.1 * share})` })

function appear(section: HTMLElement, isSlide: boolean, afterMs = 0) {
  delete section.dataset.unseen
  const [frame, everyMs] = isSlide ? [raised, archMs] : [risen, textMs]
  section.querySelectorAll(isSlide ? '[data-rise]' : '[data-reveal]').forEach((text, order) => {
    play(text, frame, rise, { delayMs: afterMs + order * everyMs })
  })
  for (const ornament of section.querySelectorAll('[data-draw] > svg, svg[data-draw]')) {
    play(ornament, opened, open, { delayMs: afterMs })
  }
}

const areaOf = ({ width, height }: DOMRectReadOnly) => width * height

/** An element that only touches the window's edge counts as intersecting, with no area. */
const coversThreshold = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) => {
  const area = areaOf(intersectionRect)
  return area > 0 && (intersectionRatio >= threshold || (rootBounds !== null && area / areaOf(rootBounds) >= threshold))
}

/** A section of the stacked page comes into view by scrolling; a slide is out of view, shown, or shown by its copy. */
export type View = 'scrolled' | 'out' | 'shown' | 'copied'

/**
 * Shows the section's parts once, one after the other, when 20 % of it is visible. Only a section that is off screen
 * when this begins is prepared; what is on screen never hides, nor does anything with reduced motion, in print
 * (stylesheet) or without JavaScript. A slide comes into view with its texts: only ornaments open and arches rise.
 * @param move spring of a slide's move, which tells when it is visible: observing costs a style recalculation a frame
 */
export function useReveal(ref: RefObject<HTMLElement | null>, view: View, move: SpringConfig) {
  const hasAppeared = useRef(false)
  useLayoutEffect(() => {
    const section = ref.current
    if (!section || view === 'scrolled') return
    const isPrepared = 'unseen' in section.dataset
    if (view === 'out' && !hasAppeared.current && !isMotionReduced()) section.dataset.unseen = ''
    if (view === 'shown' && isPrepared) appear(section, true, msUntil(threshold, move))
    // it looks as the copy does, whose place it will take
    if (view === 'copied') delete section.dataset.unseen
    hasAppeared.current ||= view !== 'out'
  }, [ref, view, move])
  useEffect(() => {
    const section = ref.current
    if (!section || view !== 'scrolled' || hasAppeared.current || isMotionReduced()) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1]
        if (!entry) return
        const isPrepared = 'unseen' in section.dataset
        if (!isPrepared && areaOf(entry.intersectionRect) === 0) {
          section.dataset.unseen = ''
        } else if (!isPrepared || coversThreshold(entry)) {
          observer.disconnect()
          hasAppeared.current = true
          if (isPrepared) appear(section, false)
        }
      },
      { threshold: hundredths },
    )
    observer.observe(section)
    return () => {
      observer.disconnect()
      delete section.dataset.unseen
    }
  }, [ref, view])
}
