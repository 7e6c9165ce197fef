import { SpringValue } from '@react-spring/web'
import { glideEasing } from './easing'
import { isMotionReduced } from './reducedMotion'

/** Milliseconds the window takes to its new place. */
const scrollMs = 500

/** Whatever the visitor does meanwhile ends the scrolling. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let stop = () => {}

/**
 * Scrolls the window over time to `top`, in px; at once with reduced motion. The browser's own smooth scrolling goes on for
 * some frames after it has been called off, on whatever page is there by then.
 */
export function scrollWindow(top: number) {
  stop()
  const place = (y: number) => window.scrollTo(0, y)
  if (isMotionReduced()) return place(top)
  const spring = new SpringValue(window.scrollY)
  const end = () => {
    spring.stop()
    for (const type of interruptions) window.removeEventListener(type, end)
  }
  stop = end
  for (const type of interruptions) window.addEventListener(type, end, { passive: true })
  const onChange = ({ value }: { value: number }) => place(value)
  spring.start({ to: top, config: { duration: scrollMs, easing: glideEasing }, onChange }).then(end)
}

/** Leaves the window where it is. */
export const stopWindowScroll = () => stop()
