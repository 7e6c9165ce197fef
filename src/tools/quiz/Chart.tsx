import { memo, useDeferredValue, useId, useRef } from 'react'
import { faded, useEntrance } from '../../motion/pieces'
import { profiles, texts } from './content'
import { chartBox, faceOf, labelArc, petalOf } from './geometry'
import { computeScores } from './scores'
import type { AnswerId } from './slice'
import { petalsEnter } from './transitions'

interface Props {
  answers: readonly AnswerId[]
  /** Its petals come when the last answer has just been given. */
  isNew: boolean
}

type Scores = ReturnType<typeof computeScores>

const maxOf = (scores: Scores) => Math.max(...scores.map(({ score }) => score))

/** All six archetypes as petals, as long as their points; one that did not appear has none. */
export const Chart = memo(function Chart({ answers, isNew }: Props) {
  const id = useId()
  const scores = computeScores(answers)
  // a new result is on the screen one picture sooner than its drawing, whose place is kept
  const isDrawn = useDeferredValue(true, !isNew)
  const said = scores.map(({ archetype, score }) => `${profiles[archetype].name} ${texts.points(score)}`).join(', ')
  return (
    <svg className="quiz-chart" viewBox={chartBox} role="img" aria-label={texts.chart(said)}>
      {isDrawn && (
        <>
          <Face scores={scores} />
          <ComingPetals scores={scores} isNew={isNew} />
          {scores.map(({ archetype, score }) => (
            <g key={archetype} className={score > 0 ? 'quiz-label' : 'quiz-label quiz-label--none'}>
              <path id={`${id}-${archetype}`} d={labelArc(archetype)} />
              <text>
                <textPath href={`#${id}-${archetype}`} startOffset="50%">
                  {profiles[archetype].name}
                </textPath>
              </text>
            </g>
          ))}
        </>
      )}
    </svg>
  )
})

/** The same drawing without words, for the corner of the reading. */
export const ChartWatermark = memo(function ChartWatermark({ answers }: { answers: readonly AnswerId[] }) {
  const scores = computeScores(answers)
  return (
    <svg className="quiz-chart quiz-chart--watermark" viewBox={chartBox} aria-hidden="true">
      <Face scores={scores} />
      <g className="quiz-petals">
        <Petals scores={scores} />
      </g>
    </svg>
  )
})

function ComingPetals({ scores, isNew }: { scores: Scores; isNew: boolean }) {
  const group = useRef<SVGGElement>(null)
  useEntrance(group, { current: isNew }, { frame: faded, config: petalsEnter })
  return (
    <g ref={group} className="quiz-petals">
      <Petals scores={scores} />
    </g>
  )
}

function Face({ scores }: { scores: Scores }) {
  const { main, fine } = faceOf(maxOf(scores))
  return (
    <>
      <path d={main} />
      <path className="quiz-fine" d={fine} />
    </>
  )
}

function Petals({ scores }: { scores: Scores }) {
  const max = maxOf(scores)
  return scores
    .filter(({ score }) => score > 0)
    .map(({ archetype, score }) => {
      const { outline, veins } = petalOf(archetype, score, max)
      return (
        <g key={archetype} className="quiz-of" data-archetype={archetype} data-points={score}>
          <path className="quiz-petal" d={outline} />
          <path className="quiz-petal-lines" d={veins} />
        </g>
      )
    })
}
