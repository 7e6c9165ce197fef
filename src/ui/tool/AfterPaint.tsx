import { type ReactNode, useDeferredValue } from 'react'

interface AfterPaintProps {
  isShown: boolean
  children: ReactNode
}

/**
 * A long text, one picture after the press that asks for it, so that a slow machine answers the press first. Its room is there at once: what
 * stands below leaves with the press, and not when the text comes (layout shift).
 */
export function AfterPaint({ isShown, children }: AfterPaintProps) {
  const isPainted = useDeferredValue(isShown)
  if (!isShown) return null
  return isPainted ? children : <div className="coming" />
}
