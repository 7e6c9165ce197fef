import { memo, type ReactNode, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { madeDrawing } from '../../ui/tool'
import { endsOf, type LineKey, linesOf } from './constellation'
import { elementTexts } from './content'
import { background, dial, haloRadius, middleOf, signScale, skyRadius, starOf } from './geometry'
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
      {...(label !== undefined && madeDrawing)}
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

interface StaticDrawingProps {
  dream: readonly ElementId[]
  /** Its sign and the lines to it stand out. */
  story?: ElementId | null
  sign?: Sign
  /** The figure in the middle of the sky. */
  isCentred?: boolean
}

/** A dream's sky at rest. */
export function StaticDrawing({ dream, story = null, sign, isCentred = false }: StaticDrawingProps) {
  const { lines, labels } = useFigure(dream)
  const { x, y } = middleOf(dream)
  return (
    <Chart story={story}>
      <g transform={isCentred ? `translate(${-x} ${-y})` : undefined}>
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
            data-told={element === story || undefined}
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

/** How the sign of a star is drawn. */
type Sign = (element: ElementId) => ReactNode

const writtenSign: Sign = (element) => <text className="dreams__emoji">{elementTexts[element].emoji}</text>

interface StarShapeProps {
  element: ElementId
  label: Label | undefined
  sign?: Sign | undefined
}

/** A star around its own place: the sign of its element, with its name. */
export function StarShape({ element, label, sign = writtenSign }: StarShapeProps) {
  // what the visitor has written of is set in a ring
  const isWritten = useSelector((root: DreamsRoot) => selectWords(root, element) !== '') || undefined
  return (
    <>
      <circle className="sky__halo" data-written={isWritten} r={haloRadius} />
      <g className="sky__sign" transform={`scale(${signScale})`}>
        {sign(element)}
      </g>
      {label && (
        <text className="sky__label" x={label.x} y={label.y} textAnchor={label.anchor}>
          {elementTexts[element].name}
        </text>
      )}
    </>
  )
}
