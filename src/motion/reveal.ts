import { SpringValue } from '@react-spring/web'
import { type RefObject, useEffect } from 'react'
import { drawEasing, revealEasing } from './easing'
import { isMotionReduced } from './reducedMotion'

/** Share of the section, or of the window it covers, at which it appears (specification 9). */
const threshold = 0.2

/** Milliseconds and px of the design guide, section 2.4. */
const revealMs = 900
const staggerMs = 80
const drawMs = 1600
const riseInPx = 14

type Part = {
  show(progress: number): void
  clear(): void
  durationMs: number
  delayMs: number
  easing(t: number): number
}

/** What a section's parts look like on the way: texts rise, ornaments are drawn from their centre outwards. */
function partsOf(section: HTMLElement): Part[] {
  const texts = [...section.querySelectorAll<HTMLElement>('[data-reveal]')].map(
    (element, order): Part => ({
      show: (progress) => {
        element.style.opacity = String(progress)
        element.style.transform = `translateY(${(1 - progress) * riseInPx}px)`
      },
      clear: () => {
        element.style.opacity = ''
        element.style.transform = ''
      },
      durationMs: revealMs,
      delayMs: order * staggerMs,
      easing: revealEasing,
    }),
  )
  const ornaments = [...section.querySelectorAll<HTMLElement | SVGElement>('[data-draw]')].map(
    (element): Part => ({
      show: (progress) => {
        element.style.clipPath = `circle(${progress * 75}% at 50% 50%)`
      },
      clear: () => {
        element.style.clipPath = ''
      },
      durationMs: drawMs,
      delayMs: 0,
      easing: drawEasing,
    }),
  )
  return [...texts, ...ornaments]
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
 * @param isFinal the section must look as its copy does: it is simply there
 */
export function useReveal(ref: RefObject<HTMLElement | null>, isFinal: boolean) {
  useEffect(() => {
    const section = ref.current
    if (!section || isFinal || isMotionReduced()) return
    const parts = partsOf(section)
    const springs: SpringValue<number>[] = []
    let isPrepared = false

    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1]
        if (!entry) return
        if (!isPrepared && areaOf(entry.intersectionRect) > 0) {
          observer.disconnect()
        } else if (!isPrepared) {
          isPrepared = true
          for (const part of parts) part.show(0)
        } else if (coversThreshold(entry)) {
          observer.disconnect()
          springs.push(...parts.map(animate))
        }
      },
      { threshold: [0, threshold, Math.min(1, (threshold * window.innerHeight) / section.offsetHeight)] },
    )
    observer.observe(section)
    return () => {
      observer.disconnect()
      for (const spring of springs) spring.stop()
      for (const part of parts) part.clear()
    }
  }, [ref, isFinal])
}

function animate({ show, clear, durationMs, delayMs, easing }: Part): SpringValue<number> {
  const spring = new SpringValue(0)
  spring.start({
    to: 1,
    delay: delayMs,
    config: { duration: durationMs, easing },
    onChange: ({ value }: { value: number }) => (value < 1 ? show(value) : clear()),
  })
  return spring
}
