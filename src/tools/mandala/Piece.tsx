import { type ComponentProps, useRef } from 'react'
import { type Phase, useTransition } from '../../motion/pieces'
import { part } from './transitions'

/** Part of the drawing that fades in when it comes, and out when it leaves. */
export function Piece({ phase, ...props }: ComponentProps<'g'> & { phase: Phase }) {
  const group = useRef<SVGGElement>(null)
  useTransition(group, phase, part)
  return <g ref={group} {...props} />
}
