import type { ComponentProps } from 'react'
import { viewBoxOf } from './frame'

interface Props extends ComponentProps<'svg'> {
  /** Symbols on the circle. */
  count: number
}

/** The page of a drawing at rest: a circle of few symbols is seen from nearer. */
export const Drawing = ({ count, ...props }: Props) => (
  <svg className="mandala-drawing" viewBox={viewBoxOf(count)} {...props} />
)
