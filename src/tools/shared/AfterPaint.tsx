import { type ReactNode, useDeferredValue } from 'react'

interface AfterPaintProps {
  isShown: boolean
  children: ReactNode
}

/**
 * A long text, rendered a frame after the press that asks for it, so that a slow machine answers the press first. A blank takes its room at
 * once: what stands below moves with the press, not when the text comes (layout shift).
 */
export function AfterPaint({ isShown, children }: AfterPaintProps) {
  const isPainted = useDeferredValue(isShown)
  if (!isShown) return null
  return isPainted ? children : <div className="blank" />
}
