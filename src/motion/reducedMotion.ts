import { Globals } from '@react-spring/web'

/** Lets every spring jump to its end while the visitor's system asks for reduced motion (WCAG 2.3.3). */
export function followReducedMotion() {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)')
  const apply = () => Globals.assign({ skipAnimation: query.matches })
  apply()
  query.addEventListener('change', apply)
}

export const isMotionReduced = (): boolean => Globals.skipAnimation
