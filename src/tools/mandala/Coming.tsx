import { type ComponentProps, useRef } from 'react'
import { faded, type IsDrawn, useEntrance, useExit } from '../../motion/pieces'
import { partEnter } from './transitions'

interface Props extends ComponentProps<'g'> {
  isDrawn: IsDrawn
}

/** Part of the drawing that fades in when it comes, and out when it leaves. */
export function Coming({ isDrawn, ...props }: Props) {
  const group = useRef<SVGGElement>(null)
  useEntrance(group, isDrawn, { frame: faded, config: partEnter })
  useExit(group)
  return <g ref={group} {...props} />
}
