import { type ReactNode, useRef, useState } from 'react'
import { degreesOf, nearest } from '../../drawing'
import { glideEasing } from '../../motion'
import { useUpdate } from '../../motion/pieces'

const turn = { duration: 600, easing: glideEasing }

/** The angle (radians) as a value that is reached the short way from the one before. */
export function useNearest(angle: number): number {
  const [before, setBefore] = useState(angle)
  const target = nearest(before, angle)
  if (target !== before) setBefore(target)
  return target
}

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
