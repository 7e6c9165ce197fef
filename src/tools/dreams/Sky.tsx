import { memo, useMemo, useRef } from 'react'
import { drawEasing } from '../../motion'
import { type Presence, useGlide, usePresence } from '../../motion/pieces'
import { Chart, lineAttributes, placeAttribute, StarShape } from './Chart'
import { endsOf, type LineKey, linesOf } from './geometry'
import type { ElementId } from './slice'
import { leaveMs, lineEnter, lineLeave, lineMs, starEnter, starLeave, starMs } from './transitions'

interface SkyProps {
  dream: readonly ElementId[]
  label: string
}

/** The sky that follows the dream: stars appear and fade, then their lines are drawn. */
export const Sky = memo(function Sky({ dream, label }: SkyProps) {
  const keys = useMemo(() => linesOf(dream), [dream])
  const lines = usePresence(keys, leaveMs)
  const stars = usePresence(dream, leaveMs)
  return (
    <Chart label={label}>
      {lines.map(({ key, isNew, isLeaving }) => (
        <Line key={key} line={key} isNew={isNew} isLeaving={isLeaving} />
      ))}
      {stars.map(({ key, isNew, isLeaving }) => (
        <Star key={key} element={key} isNew={isNew} isLeaving={isLeaving} />
      ))}
    </Chart>
  )
})

type Phase = Omit<Presence<unknown>, 'key'>

const Star = memo(function Star({ element, isNew, isLeaving }: { element: ElementId } & Phase) {
  const shape = useRef<SVGGElement>(null)
  const show = (shown: number) => {
    shape.current?.setAttribute('transform', `scale(${0.4 + 0.6 * shown})`)
    shape.current?.setAttribute('opacity', String(shown))
  }
  useGlide(isLeaving ? 0 : 1, show, { ...(isLeaving ? starLeave : starEnter), from: isNew ? 0 : undefined })
  return (
    <g
      data-element={isLeaving ? undefined : element}
      aria-hidden={isLeaving || undefined}
      transform={placeAttribute(element)}
    >
      <g ref={shape}>
        <StarShape element={element} />
      </g>
    </g>
  )
})

const Line = memo(function Line({ line, isNew, isLeaving }: { line: LineKey } & Phase) {
  const shape = useRef<SVGLineElement>(null)
  /** `time` runs over both the star's coming and the line's drawing. */
  const show = (time: number) => {
    const { from, to } = endsOf(line)
    const drawn = drawEasing(Math.max(0, (time * (starMs + lineMs) - starMs) / lineMs))
    shape.current?.setAttribute('x2', String(from.x + (to.x - from.x) * drawn))
    shape.current?.setAttribute('y2', String(from.y + (to.y - from.y) * drawn))
  }
  useGlide(isLeaving ? 0 : 1, show, { ...(isLeaving ? lineLeave : lineEnter), from: isNew ? 0 : undefined })
  return <line ref={shape} className="sky__line" {...lineAttributes(line)} />
})
