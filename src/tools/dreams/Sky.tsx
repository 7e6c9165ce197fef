import { memo, useMemo, useRef } from 'react'
import { type Phase, usePresence, useTransition } from '../../motion/pieces'
import { Chart, placeAttribute, StarShape, useFigure } from './Chart'
import { type LineKey, levelled } from './constellation'
import type { Label } from './labels'
import type { ElementId } from './slice'
import { line, star } from './transitions'

interface SkyProps {
  dream: readonly ElementId[]
  label: string
}

/** The sky that follows the dream: stars appear and fade, then their lines are drawn. */
export const Sky = memo(function Sky({ dream, label }: SkyProps) {
  const { lines, labels } = useFigure(dream)
  const shownLines = usePresence(useMemo(() => lines.map((key) => ({ key })), [lines]))
  const stars = usePresence(useMemo(() => dream.map((key) => ({ key, label: labels.get(key) })), [dream, labels]))
  return (
    <Chart label={label}>
      {shownLines.map(({ key, phase }) => (
        <Line key={key} line={key} phase={phase} />
      ))}
      {stars.map(({ key, label, phase }) => (
        <Star key={key} element={key} label={label} phase={phase} />
      ))}
    </Chart>
  )
})

interface StarProps {
  element: ElementId
  label: Label | undefined
  phase: Phase
}

const Star = memo(function Star({ element, label, phase }: StarProps) {
  const shape = useRef<SVGGElement>(null)
  useTransition(shape, phase, star)
  return (
    <g data-element={phase === 'leaving' ? undefined : element} transform={placeAttribute(element)}>
      <g ref={shape}>
        <StarShape element={element} label={label} />
      </g>
    </g>
  )
})

/** From its first star to its second. */
const Line = memo(function Line({ line: key, phase }: { line: LineKey; phase: Phase }) {
  const shape = useRef<SVGLineElement>(null)
  const { length, transform } = levelled(key)
  useTransition(shape, phase, line)
  return (
    <g transform={transform}>
      <line ref={shape} className="sky__line" x2={length} />
    </g>
  )
})
