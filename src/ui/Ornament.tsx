import type { ReactNode } from 'react'
import type { Drawing } from '../art/drawings'

interface Props {
  drawing: Drawing
  className?: string
  /** Further parts in the same box, for example in another colour. */
  children?: ReactNode
}

/** An ornament: decoration, hence silent; colour and stroke width come from the class `ornament` and its neighbours. */
export function Ornament({ drawing, className, children }: Props) {
  return (
    <svg className={className ? `ornament ${className}` : 'ornament'} viewBox={drawing.viewBox} aria-hidden="true">
      <use href={drawing.href} />
      {children}
    </svg>
  )
}
