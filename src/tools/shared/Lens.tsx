import './drawing.css'
import type { CSSProperties, ReactNode } from 'react'

/** What the lens turns towards the text and shows from near; lengths in halves of the drawing's side. */
export interface LensTarget {
  /** Its direction from the drawing's centre, in radians clockwise from the top. */
  angle: number
  /** How far from the centre the point lies that comes to the middle of the lens. */
  distance: number
  zoom: number
}

interface Props {
  /** None is the whole drawing. */
  target: LensTarget | null
  /** The whole drawing has a rim of its own and is seen uncropped. */
  isFramed?: boolean
  children: ReactNode
}

/** The visitor's drawing at the window's edge: it moves to the part that is being read, and draws back to the whole. */
export const Lens = ({ target, isFramed, children }: Props) => (
  <div
    className={isFramed ? 'lens lens--framed' : 'lens'}
    data-near={target !== null || undefined}
    style={target ? variablesOf(target) : undefined}
  >
    <div className="lens__view">{children}</div>
  </div>
)

/** What drawing.css computes with. */
const variablesOf = ({ angle, distance, zoom }: LensTarget) =>
  ({ '--angle': `${angle}rad`, '--distance': distance, '--zoom': zoom }) as CSSProperties
