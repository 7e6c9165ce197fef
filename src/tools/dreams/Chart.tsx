import signs from 'ornament:signs'
import { memo, type ReactNode, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { endsOf, type LineKey, linesOf } from './constellation'
import { elementTexts } from './content'
import { background, dial, haloRadius, middleOf, signScale, skyRadius, starOf, starPath } from './geometry'
import { type Label, labelsOf } from './labels'
import { selectWords } from './selectors'
import type { DreamsRoot, ElementId } from './slice'

interface ChartProps {
  /** What the drawing shows, for those who cannot see it; none where it is decoration. */
  label?: string
  story?: ElementId | null
  children?: ReactNode
}

/** The astrolabe with its small stars, and whatever shines in it. */
export function Chart({ label, story, children }: ChartProps) {
  return (
    <svg
      className="sky"
      viewBox={`${-skyRadius} ${-skyRadius} ${2 * skyRadius} ${2 * skyRadius}`}
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
      data-made={label === undefined ? undefined : ''}
      data-reading={story ?? undefined}
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

/** Lines and names of a dream's figure. */
export const useFigure = (dream: readonly ElementId[]) =>
  useMemo(() => ({ lines: linesOf(dream), labels: labelsOf(dream) }), [dream])

interface StaticSkyProps {
  dream: readonly ElementId[]
  /** Its star and the lines to it stand out. */
  story?: ElementId | null
  sign?: Sign
  /** Signs instead of stars, and the figure in the middle of the sky. */
  isInked?: boolean
}

/** A dream's sky at rest. */
export function StaticSky({ dream, story = null, sign, isInked = false }: StaticSkyProps) {
  const { lines, labels } = useFigure(dream)
  const { x, y } = middleOf(dream)
  return (
    <Chart story={story}>
      <g transform={isInked ? `translate(${-x} ${-y})` : undefined}>
        {lines.map((line) => (
          <line
            key={line}
            className="sky__line of-story"
            data-told={line.split('-').some((end) => end === story) || undefined}
            {...lineAttributes(line)}
          />
        ))}
        {dream.map((element) => (
          <g
            key={element}
            className="of-story"
            data-element={element}
            data-told={isInked || element === story || undefined}
            transform={placeAttribute(element)}
          >
            <StarShape element={element} label={labels.get(element)} sign={sign} />
          </g>
        ))}
      </g>
    </Chart>
  )
}

export function placeAttribute(element: ElementId): string {
  const { x, y } = starOf(element)
  return `translate(${x} ${y})`
}

function lineAttributes(line: LineKey) {
  const { from, to } = endsOf(line)
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
}

/** How the figure behind a star is drawn. */
type Sign = (element: ElementId) => ReactNode

const usedSign: Sign = (element) => <use href={`${signs.href}#${element}`} />

interface StarShapeProps {
  element: ElementId
  label: Label | undefined
  sign?: Sign | undefined
}

/** A star around its own place, before its sign, with its name. */
export function StarShape({ element, label, sign = usedSign }: StarShapeProps) {
  // what the visitor has written of is drawn fuller
  const isWritten = useSelector((root: DreamsRoot) => selectWords(root, element) !== '') || undefined
  return (
    <>
      <circle className="sky__halo" r={haloRadius} />
      <g className="sky__sign" data-written={isWritten} transform={`scale(${signScale})`}>
        {sign(element)}
      </g>
      <path className="sky__star" d={starPath} />
      {label && (
        <text className="sky__label" x={label.x} y={label.y} textAnchor={label.anchor}>
          {elementTexts[element].name}
        </text>
      )}
    </>
  )
}
