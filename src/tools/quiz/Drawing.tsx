import { memo, useId } from 'react'
import { useSelector } from 'react-redux'
import { Lens } from '../shared/Lens'
import { profiles } from './content'
import {
  bandOf,
  calyxScale,
  center,
  chartBox,
  glyphs,
  labelArc,
  openRing,
  petalOf,
  ringsBox,
  scalePath,
  targetOf,
} from './geometry'
import { computeScores, type Standing } from './scores'
import { type ArchetypeId, type QuestionId, questionIds, selectActivePart, selectAnswers } from './slice'

/** The sign of an archetype; its name always stands beside it. */
export const Glyph = ({ archetype }: { archetype: ArchetypeId }) => (
  <svg className="part__icon part__icon--washed" data-pigment={archetype} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={glyphs[archetype]} />
  </svg>
)

/** One ring per question: fine while it is open, an ornament in gold once it is answered. Decoration. */
export function Rings({ answered }: { answered: number }) {
  return (
    <svg className="drawing quiz__rings screen-only" viewBox={ringsBox} aria-hidden="true">
      <Center />
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
}

const Center = memo(() => (
  <>
    <path d={center.main()} />
    <path className="quiz__fine" d={center.fine()} />
  </>
))

const Band = memo(function Band({ question, className }: { question: QuestionId; className?: string }) {
  const { main, fine } = bandOf(question)
  return (
    <g className={className}>
      <path d={main} />
      <path className="quiz__fine" d={fine} />
    </g>
  )
})

/** The result's drawing under the lens. */
export function ReadingDrawing() {
  const scores = computeScores(useSelector(selectAnswers))
  const max = Math.max(...scores.map(({ score }) => score))
  const activePart = useSelector(selectActivePart)
  const score = scores.find(({ archetype }) => archetype === activePart)?.score ?? 0
  return (
    <Lens target={activePart && targetOf(activePart, score, max)} isFramed>
      <Chart scores={scores} max={max} activePart={activePart} />
    </Lens>
  )
}

interface ChartProps {
  scores: readonly Standing[]
  /** The most points. */
  max: number
  activePart: ArchetypeId | null
}

/** All six archetypes as petals, as long as their points; one that did not appear has none. */
function Chart({ scores, max, activePart }: ChartProps) {
  const id = useId()
  return (
    <svg className="drawing" viewBox={chartBox} role="presentation">
      <path className="quiz__scale" d={scalePath(max)} strokeLinecap="round" strokeDasharray="0.1 4" />
      <g className="quiz__calyx" transform={`scale(${calyxScale})`}>
        <Center />
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
    </svg>
  )
}
