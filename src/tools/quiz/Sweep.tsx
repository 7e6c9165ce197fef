import { type ReactNode, useId, useRef } from 'react'
import { sector } from '../../drawing'
import { useGlide } from '../../motion/pieces'
import { sweepEnter } from './transitions'

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

/** Part of a round drawing that is drawn clockwise when it arrives. */
export function Sweep({ className, isNew, radius, start = 0, children }: Props) {
  const id = useId()
  const group = useRef<SVGGElement>(null)
  const opening = useRef<SVGPathElement>(null)
  useGlide(
    1,
    (share) => {
      if (share < 1) {
        opening.current?.setAttribute('d', sector(radius, share, start))
        group.current?.setAttribute('clip-path', `url(#${id})`)
      } else {
        group.current?.removeAttribute('clip-path')
      }
    },
    { ...sweepEnter, from: isNew ? 0 : undefined },
  )
  return (
    <>
      <clipPath id={id}>
        <path ref={opening} />
      </clipPath>
      <g className={className} ref={group}>
        {children}
      </g>
    </>
  )
}
