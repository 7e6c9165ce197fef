import type { SpringConfig } from '@react-spring/web'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { animate, finish, type KeyframeOf, type Motion } from './animate'
import { revealEasing } from './easing'
import { isMotionReduced } from './reducedMotion'
import { msUntil, sampled } from './samples'

/** Share of the section, or of the window it covers, at which it appears. */
const threshold = 0.2

/** Observed at each hundredth: after zooming a section may be a hundred windows high, and never have a fifth in view. */
const hundredths = Array.from({ length: 101 }, (_, share) => share / 100)

/** Texts rise, one after the other; ornaments open. On a slide the texts stand there from the beginning, and arches rise. */
const rise = { duration: 900, easing: revealEasing }
const open = { duration: 1100, easing: revealEasing }
/** From one text or arch to the next. */
const textMs = 80
const archMs = 90
const riseInPx = 14
const archInPx = 40

const risen: KeyframeOf = (share) => ({ opacity: share, transform: `translateY(${(1 - share) * riseInPx}px)` })
const raised: KeyframeOf = (share) => ({ transform: `translateY(${(1 - share) * archInPx}px)` })
const opened: KeyframeOf = (share) => ({ opacity: share, transform: `scale(${0.9 + 0.1 * share})` })

function appear(section: HTMLElement, isSlide: boolean, delayMs = 0): (Motion | null)[] {
  delete section.dataset.unseen
  const texts = [...section.querySelectorAll(isSlide ? '[data-rise]' : '[data-reveal]')]
  const ornaments = [...section.querySelectorAll('[data-draw] > svg, svg[data-draw]')]
  const [frame, everyMs] = isSlide ? [raised, archMs] : [risen, textMs]
  return [
    ...texts.map((text, order) => animate(text, frame, rise, { delayMs: delayMs + order * everyMs })),
    ...ornaments.map((ornament) => animate(ornament, opened, open, { delayMs })),
  ]
}

const areaOf = ({ width, height }: DOMRectReadOnly) => width * height

/** An element that only touches the window's edge counts as intersecting, with no area. */
const coversThreshold = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) => {
  const area = areaOf(intersectionRect)
  return area > 0 && (intersectionRatio >= threshold || (rootBounds !== null && area / areaOf(rootBounds) >= threshold))
}

/**
 * Shows the section's parts once, one after the other, when 20 % of it is visible. Only a section that is off screen when
 * this begins is prepared; what is on screen never hides, nor does anything with reduced motion, in print (stylesheet)
 * or without JavaScript.
 * @param isSlide a slide comes into view with its texts: only its ornaments open and its arches rise
 * @param isFinal the section must look as its copy does: nothing is animated
 * @param move the spring by which a slide comes into view, so that the browser need not be asked when it is visible
 */
export function useReveal(
  ref: RefObject<HTMLElement | null>,
  isSlide: boolean,
  isFinal: boolean,
  move: SpringConfig | null,
) {
  const hasAppeared = useRef(false)
  const appearing = useRef<readonly (Motion | null)[]>([])
  useLayoutEffect(() => {
    const section = ref.current
    if (!move || !section || !('unseen' in section.dataset)) return
    hasAppeared.current = true
    appearing.current = appear(section, isSlide, msUntil(threshold, sampled(move)))
  }, [ref, isSlide, move])
  useEffect(() => {
    hasAppeared.current ||= isFinal
    const section = ref.current
    if (!section || hasAppeared.current || isMotionReduced()) return
    const observer = new IntersectionObserver(
      (entries) => {
        // it has come with a move meanwhile
        if (hasAppeared.current) return observer.disconnect()
        const entry = entries[entries.length - 1]
        if (!entry) return
        const isPrepared = 'unseen' in section.dataset
        if (!isPrepared && areaOf(entry.intersectionRect) === 0) {
          section.dataset.unseen = ''
        } else if (!isPrepared || coversThreshold(entry)) {
          observer.disconnect()
          hasAppeared.current = true
          if (isPrepared) appearing.current = appear(section, isSlide)
        }
      },
      { threshold: hundredths },
    )
    observer.observe(section)
    return () => {
      observer.disconnect()
      delete section.dataset.unseen
      appearing.current.forEach(finish)
    }
  }, [ref, isSlide, isFinal])
}
