import type { ReactNode } from 'react'

/** A drawing made at build: the address of its group and the box it lies in. */
export interface Drawing {
  href: string
  viewBox: string
}

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
