import { type ReactNode, useRef } from 'react'
import { degreesOf } from '../../../drawing'
import { glideEasing } from '../../../motion'
import { useUpdate } from '../../../motion/pieces'

const turn = { duration: 600, easing: glideEasing }

/** Part of a drawing, turned by an angle (radians, clockwise); it glides there. */
export function Turned({ by, children }: { by: number; children: ReactNode }) {
  const group = useRef<SVGGElement>(null)
  useUpdate(group, by, (at) => ({ transform: `rotate(${degreesOf(at)}deg)` }), turn)
  return (
    <g ref={group} transform={`rotate(${degreesOf(by)})`}>
      {children}
    </g>
  )
}
