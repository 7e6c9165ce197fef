import { type ComponentProps, type RefObject, useRef } from 'react'
import { useGlide } from '../../motion/pieces'
import { halfOf, viewBoxOf } from './frame'
import { viewUpdate } from './transitions'

declare module 'react' {
  interface CSSProperties {
    /** Units to the px, by how many there are at most. */
    '--view'?: number
  }
}

interface Props extends ComponentProps<'svg'> {
  svg?: RefObject<SVGSVGElement | null>
  /** Symbols on the circle. */
  count: number
}

/** The page of the drawing: with other symbols it is seen from nearer or farther, and glides there. */
export function Drawing({ svg, count, ...props }: Props) {
  const own = useRef<SVGSVGElement>(null)
  const ref = svg ?? own
  const half = halfOf(count)
  useGlide(ref, half, (at) => ({ transform: `scale(${half / at})` }), viewUpdate)
  return (
    <svg
      ref={ref}
      className="mandala-drawing"
      viewBox={viewBoxOf(count)}
      // none in the page as sent, whose policy forbids it
      style={count > 0 ? { '--view': half / halfOf(0) } : undefined}
      {...props}
    />
  )
}
