import './drawing.css'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { degreesOf, nearest } from '../../drawing'

/** Where the lens pans and how far it zooms; lengths in halves of the drawing's side, from its centre. */
export interface LensTarget {
  zoom: number
  /** How far towards the text the point lies that comes to the middle of the lens, in a drawing that is turned. */
  ahead?: number
  /** The point itself, in a drawing that is not turned. */
  x?: number
  y?: number
  /** Where the part ends towards the text; a hairline leads from there to the text. */
  edge: number
  /** The same on a phone, where the lens is a narrow band. */
  onPhone?: { zoom: number; ahead: number }
}

interface Props {
  /** None is the whole drawing. */
  target: LensTarget | null
  /** `lens--framed` where the whole drawing has a rim of its own and is seen uncropped, with a class of the tool. */
  className?: string
  children: ReactNode
}

/** The visitor's drawing at the window's edge: it moves to the part that is being read, and draws back to the whole. */
export const Lens = ({ target, className = '', children }: Props) => (
  <div className={`lens ${className}`} data-near={target !== null || undefined} style={variablesOf(target)}>
    <div className="lens__glass">
      <div className="lens__view">{children}</div>
    </div>
    <i className="lens__pointer" />
  </div>
)

/** What drawing.css computes with. */
const variablesOf = (target: LensTarget | null): CSSProperties | undefined =>
  target
    ? ({
        '--zoom': target.zoom,
        '--ahead': target.ahead ?? 0,
        '--phone-zoom': target.onPhone?.zoom ?? target.zoom,
        '--phone-ahead': target.onPhone?.ahead ?? target.ahead ?? 0,
        '--x': target.x ?? 0,
        '--y': target.y ?? 0,
        '--edge': target.edge,
      } as CSSProperties)
    : undefined

interface TurnedProps {
  /** Angle in radians, clockwise. */
  by: number
  children: ReactNode
}

/** Part of a drawing, turned by an angle; it turns there the short way. */
export function Turned({ by, children }: TurnedProps) {
  const [before, setBefore] = useState(by)
  const angle = nearest(before, by)
  if (angle !== before) setBefore(angle)
  return (
    // no style in the page as it is served: its policy allows none
    <g className="turned" style={angle === 0 ? undefined : { transform: `rotate(${degreesOf(angle)}deg)` }}>
      {children}
    </g>
  )
}
