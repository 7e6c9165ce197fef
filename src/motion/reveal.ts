import { SpringValue } from '@react-spring/web'
import { type RefObject, useEffect, useRef } from 'react'
import { drawEasing, revealEasing } from './easing'
import { isMotionReduced } from './reducedMotion'
import type { AtRest } from './rest'

/** Share of the section, or of the window it covers, at which it appears. */
const threshold = 0.2

/** Asked at each hundredth: after zooming a section may be up to a hundred windows high, and never be seen by a fifth. */
const hundredths = Array.from({ length: 101 }, (_, share) => share / 100)

const revealMs = 900
const staggerMs = 80
const drawMs = 1600
const riseInPx = 14

/** What a section's parts look like on the way: texts rise, one after the other; ornaments are drawn from their centre. */
function partsOf(section: HTMLElement) {
  const texts = [...section.querySelectorAll<HTMLElement>('[data-reveal]')]
  const ornaments = [...section.querySelectorAll<HTMLElement | SVGElement>('[data-draw]')]
  return {
    durationMs: Math.max(drawMs, revealMs + staggerMs * texts.length),
    /** While they appear they have layers of their own, so that the section is not painted. */
    show(ms: number) {
      texts.forEach(({ style }, order) => {
        const progress = revealEasing(shareOf(ms - order * staggerMs, revealMs))
        style.opacity = String(progress)
        style.transform = `translateY(${(1 - progress) * riseInPx}px)`
        style.willChange = 'opacity, transform'
      })
      for (const { style } of ornaments) {
        const progress = drawEasing(shareOf(ms, drawMs))
        style.clipPath = progress < 1 ? `circle(${progress * 75}% at 50% 50%)` : ''
        style.willChange = 'transform'
      }
    },
    /** As the copy is, to the pixel: without layers, which blur text. */
    clear() {
      for (const { style } of [...texts, ...ornaments]) style.cssText = ''
    },
  }
}

const shareOf = (ms: number, durationMs: number) => Math.min(Math.max(ms / durationMs, 0), 1)

const areaOf = ({ width, height }: DOMRectReadOnly) => width * height

/** An element that only touches the window's edge counts as intersecting, with no area. */
const coversThreshold = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) => {
  const area = areaOf(intersectionRect)
  return area > 0 && (intersectionRatio >= threshold || (rootBounds !== null && area / areaOf(rootBounds) >= threshold))
}

interface Reveal {
  /** The section must look as its copy does: it is simply there. */
  isFinal: boolean
  /** Of the row the section stands in: what has appeared is painted once more, and not while that moves. */
  atRest: AtRest
}

/**
 * Shows the section's parts once, one after the other, when 20 % of it is visible. Only a section that is off screen when
 * this begins is prepared; what is on screen never hides, nor does anything with reduced motion, in print (stylesheet)
 * or without JavaScript.
 */
export function useReveal(ref: RefObject<HTMLElement | null>, { isFinal, atRest }: Reveal) {
  const hasAppeared = useRef(false)
  useEffect(() => {
    hasAppeared.current ||= isFinal
    const section = ref.current
    if (!section || hasAppeared.current || isMotionReduced()) return
    const parts = partsOf(section)
    const clock = new SpringValue(0)
    let isPrepared = false

    const show = (ms: number) => {
      parts.show(ms)
      if (ms >= parts.durationMs) atRest(parts.clear)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1]
        if (!entry) return
        const isSeen = areaOf(entry.intersectionRect) > 0
        if (!isPrepared && !isSeen) {
          isPrepared = true
          parts.show(0)
        } else if (!isPrepared || coversThreshold(entry)) {
          observer.disconnect()
          hasAppeared.current = true
          if (!isPrepared) return
          clock.start({
            to: parts.durationMs,
            config: { duration: parts.durationMs },
            onChange: ({ value }: { value: number }) => show(value),
          })
        }
      },
      { threshold: hundredths },
    )
    observer.observe(section)
    return () => {
      observer.disconnect()
      clock.stop()
      if (isPrepared && clock.get() < parts.durationMs) show(parts.durationMs)
    }
  }, [ref, isFinal, atRest])
}
