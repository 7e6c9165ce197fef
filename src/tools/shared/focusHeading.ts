import { isMotionReduced } from '../../motion/spring'
import { focusTargetIn } from '../../ui/focusTarget'

/** Focuses the title of the result or else of the stage, and scrolls there unless it is in the upper half already. */
export function focusHeading() {
  const result = document.querySelector('.result')
  const heading = focusTargetIn(result ?? document)
  if (!heading) return
  heading.focus({ preventScroll: true })
  const place = result ?? heading
  const isInSight =
    place.getBoundingClientRect().top >= 0 && heading.getBoundingClientRect().top <= window.innerHeight / 2
  if (!isInSight) place.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth' })
}
