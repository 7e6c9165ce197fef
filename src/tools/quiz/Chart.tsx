import { memo, useDeferredValue, useId, useRef } from 'react'
import { useSelector } from 'react-redux'
import { faded, useEntrance } from '../../motion/pieces'
import { Turned, useNearest } from '../../ui/tool'
import { profiles, texts } from './content'
import { angleOf, chartBox, faceBox, faceOf, labelArc, petalOf } from './geometry'
import { computeScores } from './scores'
import { selectStory } from './selectors'
import type { AnswerId, ArchetypeId } from './slice'
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

/** The same drawing without words, beside the reading: the petal that is read of comes to the top and stands out. */
export const Companion = memo(function Companion({ answers }: { answers: readonly AnswerId[] }) {
  const scores = computeScores(answers)
  const story = useSelector(selectStory)
  const turn = useNearest(story ? -angleOf(story) : 0)
  return (
    <svg className="quiz-chart" viewBox={faceBox} role="presentation" data-reading={story ?? undefined}>
      <Turned by={turn}>
        <Face scores={scores} />
        <g className="quiz-petals">
          <Petals scores={scores} story={story} />
        </g>
      </Turned>
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

function Petals({ scores, story }: { scores: Scores; story?: ArchetypeId | null }) {
  const max = maxOf(scores)
  return scores
    .filter(({ score }) => score > 0)
    .map(({ archetype, score }, index) => {
      const { outline, veins } = petalOf(archetype, score, max)
      return (
        <g
          key={archetype}
          className="quiz-of of-story"
          data-archetype={archetype}
          data-points={score}
          data-told={story === archetype || undefined}
          style={{ '--order': index }}
        >
          <path className="quiz-petal" d={outline} />
          <path className="quiz-petal-lines" d={veins} />
        </g>
      )
    })
}
