import { useState } from 'react'
import { nearest } from '../../drawing'

/** The angle (radians) as a value that is reached the short way from the one before. */
export function useNearest(angle: number): number {
  const [before, setBefore] = useState(angle)
  const target = nearest(before, angle)
  if (target !== before) setBefore(target)
  return target
}
