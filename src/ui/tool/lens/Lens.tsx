import { type ReactNode, useRef, useState } from 'react'
import { glideEasing } from '../../../motion'
import { faded, useTransition, useUpdate } from '../../../motion/pieces'

declare module 'react' {
  interface CSSProperties {
    /** Where what is read of ends, towards the text. */
    '--edge'?: string
  }
}

/** What of a drawing the lens shows; lengths in halves of its side, from its centre. */
export interface View {
  zoom: number
  /** How far towards the text the point lies that the lens looks at. */
  ahead: number
  /** The point itself, in a drawing that does not turn. */
  x?: number
  y?: number
  /** Where what is read of ends; a hairline goes from there to the text. */
  edge?: number | undefined
}

/** How much of the lens beyond the drawing's centre stays in the window (lens.css). */
const beyond = 0.14

/** Where, towards the text, the middle of what can be seen lies. */
const middle = (1 - beyond) / 2

const whole: View = { zoom: 1, ahead: middle }

/** From which to which radius a turned drawing is looked at, and where its medallion ends: all three in halves of its side. */
export const viewAlong = (from: number, to: number, edge: number): View => ({
  zoom: Math.min(2.6, 1 / (to - from)),
  ahead: (from + to) / 2,
  edge,
})

/** A point of a drawing that does not turn. */
export const viewAt = (x: number, y: number, zoom: number, edge?: number): View => ({ zoom, ahead: 0, x, y, edge })

/** Where a length towards the text is seen, in percent of the lens's side from its centre. */
const seen = ({ zoom, ahead }: View, length: number): number => 50 * (middle + zoom * (length - ahead))

/** `--to-x` and `--to-y` are the direction of the text. */
function transformOf(view: View): string {
  const along = (direction: string, length = 0) =>
    `calc(var(${direction}) * ${seen(view, 0).toFixed(2)}% - ${(50 * view.zoom * length).toFixed(2)}%)`
  return `translate(${along('--to-x', view.x)}, ${along('--to-y', view.y)}) scale(${view.zoom})`
}

const way = { duration: 900, easing: glideEasing }

/** The drawing is drawn anew, sharp, as soon as it is there. */
const atOnce = { holdMs: 0 }

interface Props {
  /** None is the whole drawing. */
  view: View | null | undefined
  /** The name of what is read of, shown on phones. */
  name: string | null
  children: ReactNode
}

/** The visitor's drawing under a lens at the window's edge: it moves to what is read of, and draws back to the whole. */
export function Lens({ view, name, children }: Props) {
  const drawing = useRef<HTMLDivElement>(null)
  const now = view ?? whole
  const [views, setViews] = useState([now])
  const last = views.length - 1
  const transform = transformOf(now)
  if (views[last] && transformOf(views[last]) !== transform) setViews([...views, now])
  useUpdate(drawing, last, (at) => ({ transform: transformOf(between(views, at)) }), way, atOnce)
  return (
    <div className="lens">
      <div className="lens__glass">
        <div className="lens__view" ref={drawing} style={{ transform }}>
          {children}
        </div>
      </div>
      {view?.edge !== undefined && <Pointer key={name} from={seen(view, view.edge)} />}
      <p className="lens__name">{name}</p>
    </div>
  )
}

const arrival = { frame: faded, enter: { duration: 200 }, delayMs: way.duration - 150 }

/** A hairline to the text, once the lens is there. */
function Pointer({ from }: { from: number }) {
  const line = useRef<HTMLElement>(null)
  useTransition(line, 'entering', arrival)
  return <i ref={line} className="lens__pointer" style={{ '--edge': `${from}%` }} />
}

/** On the way from one view to the next. */
function between(views: readonly View[], at: number): View {
  const before = views[Math.floor(at)] ?? whole
  const after = views[Math.ceil(at)] ?? before
  const share = at - Math.floor(at)
  const mixed = (of: (view: View) => number) => of(before) + (of(after) - of(before)) * share
  return {
    zoom: mixed(({ zoom }) => zoom),
    ahead: mixed(({ ahead }) => ahead),
    x: mixed(({ x = 0 }) => x),
    y: mixed(({ y = 0 }) => y),
  }
}
