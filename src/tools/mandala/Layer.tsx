import type { ComponentProps } from 'react'
import { viewBoxOf } from './frame'

/** A sheet of its own over the drawing, for what moves: what lies on the others is neither laid out nor drawn anew. */
export const Layer = ({ count, ...props }: ComponentProps<'svg'> & { count: number }) => (
  <svg className="mandala__layer" viewBox={viewBoxOf(count)} aria-hidden="true" {...props} />
)
