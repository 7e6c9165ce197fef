import { memo, useDeferredValue, useId, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Lens, type LensTarget, Turned } from '../shared/Lens'
import { profiles } from './content'
import {
  angleOf,
  bandOf,
  calyxScale,
  center,
  chartBox,
  chartHalf,
  glyphs,
  labelArc,
  openRing,
  petalOf,
  ringsBox,
  scalePath,
  tipRadius,
} from './geometry'
import { computeScores, type Standing } from './scores'
import { type AnswerId, type ArchetypeId, type QuestionId, questionIds, selectActivePart, selectAnswers } from './slice'

/** The sign of an archetype; its name always stands beside it. */
export const Glyph = ({ archetype }: { archetype: ArchetypeId }) => (
  <svg className="part__icon part__icon--washed" data-pigment={archetype} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={glyphs[archetype]} />
  </svg>
)

/** The next question is painted before the ring of the last one. */
export const Rings = ({ answered }: { answered: number }) => <DrawnRings answered={useDeferredValue(answered)} />

/** One ring per question: fine while it is open, an ornament in gold once it is answered. Decoration. */
const DrawnRings = memo(function DrawnRings({ answered }: { answered: number }) {
  return (
    <svg className="drawing quiz__rings screen-only" viewBox={ringsBox} aria-hidden="true">
      <path d={center.main()} />
      <path className="quiz__fine" d={center.fine()} />
      {questionIds.map((question, index) =>
        index < answered ? (
          <Band key={question} question={question} className="quiz__ring--done" />
        ) : (
          <path
            key={question}
            className={index === answered ? 'quiz__ring--current' : 'quiz__fine'}
            d={openRing(question)}
          />
        ),
      )}
    </svg>
  )
})

function Band({ question, className }: { question: QuestionId; className?: string }) {
  const { main, fine } = bandOf(question)
  return (
    <g className={className}>
      <path d={main} />
      <path className="quiz__fine" d={fine} />
    </g>
  )
}

const mostOf = (scores: readonly Standing[]): number => Math.max(...scores.map(({ score }) => score))

/** The result's drawing under the lens: the petal of the archetype being read turns towards its text. */
export function ReadingDrawing() {
  const answers = useSelector(selectAnswers)
  const activePart = useSelector(selectActivePart)
  const scores = useMemo(() => computeScores(answers), [answers])
  return (
    <Lens target={activePart && targetOf(activePart, scores)} className="lens--framed">
      <Chart answers={answers} activePart={activePart} />
    </Lens>
  )
}

/** From the foot of the petal to a little beyond its tip. */
function targetOf(archetype: ArchetypeId, scores: readonly Standing[]): LensTarget {
  const score = scores.find((one) => one.archetype === archetype)?.score ?? 0
  const tip = tipRadius(score, mostOf(scores))
  const [from, to] = [0.2, (tip + 12) / chartHalf]
  const zoom = Math.min(1.8, 1 / (to - from))
  return { zoom, ahead: (from + to) / 2, edge: (tip + 4) / chartHalf, onPhone: { zoom, ahead: tip / chartHalf - from } }
}

interface ChartProps {
  answers: readonly AnswerId[]
  activePart?: ArchetypeId | null
}

/** All six archetypes as petals, as long as their points; one that did not appear has none. */
export function Chart({ answers, activePart = null }: ChartProps) {
  const id = useId()
  const scores = computeScores(answers)
  const max = mostOf(scores)
  return (
    <svg className="drawing" viewBox={chartBox} role="presentation">
      <Turned by={activePart ? -angleOf(activePart) : 0}>
        <path className="quiz__scale" d={scalePath(max)} strokeLinecap="round" strokeDasharray="0.1 4" />
        <g className="quiz__calyx" transform={`scale(${calyxScale})`}>
          <path d={center.main()} />
          <path className="quiz__fine" d={center.fine()} />
          {questionIds.map((question) => (
            <Band key={question} question={question} />
          ))}
        </g>
        {scores.map(({ archetype, score }) => {
          if (score === 0) return null
          const { outline, veins } = petalOf(archetype, score, max)
          const marks = { 'data-pigment': archetype, 'data-active': archetype === activePart || undefined }
          return (
            <g key={archetype} className="of-part" {...marks}>
              <path className="quiz__petal" d={outline} />
              <path className="quiz__petal-lines" d={veins} />
            </g>
          )
        })}
        {scores.map(({ archetype, score }) => (
          <g key={archetype} className={score > 0 ? 'quiz__label' : 'quiz__label quiz__label--none'}>
            <path id={`${id}-${archetype}`} d={labelArc(archetype)} fill="none" stroke="none" />
            <text>
              <textPath href={`#${id}-${archetype}`} startOffset="50%">
                {profiles[archetype].name}
              </textPath>
            </text>
          </g>
        ))}
      </Turned>
    </svg>
  )
}

/** The chart at rest, for the saved image. */
export const ImageDrawing = () => <Chart answers={useSelector(selectAnswers)} />
