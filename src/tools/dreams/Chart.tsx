import { memo, type ReactNode } from 'react'
import { elementTexts } from './content'
import {
  background,
  dial,
  endsOf,
  haloRadius,
  type LineKey,
  labelOffsets,
  labelSideOf,
  linesOf,
  skyRadius,
  starOf,
  starPath,
} from './geometry'
import type { ElementId } from './slice'

interface ChartProps {
  /** What the drawing shows, for those who cannot see it; none where it is decoration. */
  label?: string
  children?: ReactNode
}

/** The astrolabe with its small stars, and whatever shines in it. */
export function Chart({ label, children }: ChartProps) {
  return (
    <svg
      className="sky"
      viewBox={`${-skyRadius} ${-skyRadius} ${2 * skyRadius} ${2 * skyRadius}`}
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
    >
      <Astrolabe />
      {children}
    </svg>
  )
}

const Astrolabe = memo(() => (
  <>
    <path className="sky__dotted" d={dial.dotted} />
    <path className="sky__fine" d={dial.fine} />
    <path className="sky__ring" d={dial.rings} />
    {background.map(({ width, d }) => (
      <path key={width} className="sky__background" strokeWidth={width} d={d} />
    ))}
  </>
))

interface StaticSkyProps {
  dream: readonly ElementId[]
  isNamed?: boolean
}

/** A dream's sky at rest. */
export const StaticSky = ({ dream, isNamed = true }: StaticSkyProps) => (
  <Chart>
    {linesOf(dream).map((line) => (
      <line key={line} className="sky__line" {...lineAttributes(line)} />
    ))}
    {dream.map((element) => (
      <g key={element} data-element={element} transform={placeAttribute(element)}>
        <StarShape element={element} isNamed={isNamed} />
      </g>
    ))}
  </Chart>
)

export function placeAttribute(element: ElementId): string {
  const { x, y } = starOf(element)
  return `translate(${x} ${y})`
}

export function lineAttributes(line: LineKey) {
  const { from, to } = endsOf(line)
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
}

/** A star around its own place, with its name. */
export function StarShape({ element, isNamed = true }: { element: ElementId; isNamed?: boolean }) {
  const { x, y } = labelOffsets[labelSideOf(element)]
  return (
    <>
      <circle className="sky__halo" r={haloRadius} />
      <path className="sky__star" d={starPath} />
      {isNamed && (
        <text className="sky__label" x={x} y={y} textAnchor="middle">
          {elementTexts[element].name}
        </text>
      )}
    </>
  )
}
