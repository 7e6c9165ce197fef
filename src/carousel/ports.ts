import { type SectionId, sectionOf } from '../core/sections'
import { isMotionReduced } from '../motion/spring'
import { focusTargetIn } from '../ui/focusTarget'
import type { CarouselPorts } from './listeners'

const placeOf = (section: SectionId) => document.getElementById(sectionOf(section).anchor)

/** How the visitor is brought to a section of the page. */
export const sectionPorts: Pick<CarouselPorts, 'scrollToSection' | 'focusSection'> = {
  scrollToSection: (section, behavior) => {
    requestAnimationFrame(() =>
      placeOf(section)?.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : behavior }),
    )
  },
  focusSection: (section) => {
    const slide = placeOf(section)
    const { activeElement } = document
    // whoever already writes in it is not to be called away
    if (slide?.contains(activeElement) && activeElement?.matches('input, textarea')) return
    slide?.scrollTo(0, 0)
    // of another page's sections nothing is drawn yet
    requestAnimationFrame(() => focusTargetIn(placeOf(section))?.focus({ preventScroll: true }))
  },
}
