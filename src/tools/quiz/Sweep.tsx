import { type ReactNode, useId, useRef } from 'react'
import { drawEasing, useGlide } from '../../motion'
import { sector } from './geometry'

interface Props {
  className: string
  /** Drawn clockwise instead of being simply there. */
  isNew: boolean
  /** Units beyond which nothing of the drawing lies. */
  radius: number
  /** Angle at which the drawing begins; at the top unless said otherwise. */
  start?: number
  children: ReactNode
}

const drawMs = 700

/** Part of a round drawing that is drawn clockwise when it arrives, in 700 ms (design guide, section 2.4). */
export function Sweep({ className, isNew, radius, start = 0, children }: Props) {
  const id = useId()
  const group = useRef<SVGGElement>(null)
  const window = useRef<SVGPathElement>(null)
  useGlide(
    1,
    (share) => {
      if (share < 1) {
        window.current?.setAttribute('d', sector(share, radius, start))
        group.current?.setAttribute('clip-path', `url(#${id})`)
      } else {
        group.current?.removeAttribute('clip-path')
      }
    },
    { durationMs: drawMs, easing: drawEasing, from: isNew ? 0 : undefined },
  )
  return (
    <>
      <clipPath id={id}>
        <path ref={window} />
      </clipPath>
      <g className={className} ref={group}>
        {children}
      </g>
    </>
  )
}
