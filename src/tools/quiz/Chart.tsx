import { memo, useDeferredValue, useId, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useTransition } from '../../motion/pieces'
import { Calyx, type RingsPlace } from './Calyx'
import { profiles, texts } from './content'
import { chartBox, engravedIn, labelArc, petalOf, scalePath } from './geometry'
import { computeScores } from './scores'
import { selectWords } from './selectors'
import { type AnswerId, type ArchetypeId, type QuizRoot, sides } from './slice'
import { names, petal } from './transitions'

interface Props {
  answers: readonly AnswerId[]
  /** When the last answer has just been given, the rings come from there, and the petals grow. */
  from?: RingsPlace | undefined
}

export type Scores = ReturnType<typeof computeScores>

export const mostOf = (scores: Scores): number => Math.max(...scores.map(({ score }) => score))

/** All six archetypes as petals, as long as their points; one that did not appear has none. */
export const Chart = memo(function Chart({ answers, from }: Props) {
  const scores = computeScores(answers)
  // a new result is on the screen one picture sooner than its drawing, whose place is kept
  const isDrawn = useDeferredValue(true, !from)
  const said = scores.map(({ archetype, score }) => `${profiles[archetype].name} ${texts.points(score)}`).join(', ')
  return (
    <svg className="quiz__chart" viewBox={chartBox} role="img" aria-label={texts.chart(said)}>
      {isDrawn && (
        <>
          <path className="quiz__scale" d={scalePath(mostOf(scores))} />
          <Calyx from={from} />
          <Petals scores={scores} isNew={Boolean(from)} />
          <Names scores={scores} isNew={Boolean(from)} />
        </>
      )}
    </svg>
  )
})

function Names({ scores, isNew }: { scores: Scores; isNew: boolean }) {
  const id = useId()
  const group = useRef<SVGGElement>(null)
  useTransition(group, isNew ? 'entering' : 'initial', names)
  return (
    <g ref={group}>
      {scores.map(({ archetype, score }) => (
        <g key={archetype} className={score > 0 ? 'quiz__label' : 'quiz__label quiz__label--none'}>
          <path id={`${id}-${archetype}`} d={labelArc(archetype)} />
          <text>
            <textPath href={`#${id}-${archetype}`} startOffset="50%">
              {profiles[archetype].name}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  )
}

export function Petals({
  scores,
  isNew = false,
  story,
}: {
  scores: Scores
  isNew?: boolean
  story?: ArchetypeId | null
}) {
  const max = mostOf(scores)
  const strongest = scores.find(({ score }) => score === max)?.archetype
  const hasWords = useSelector((root: QuizRoot) => sides.some((side) => selectWords(root, side) !== ''))
  return scores
    .filter(({ score }) => score > 0)
    .map((one, order) => (
      <Petal
        key={one.archetype}
        {...one}
        max={max}
        order={order}
        isNew={isNew}
        isTold={story === one.archetype || undefined}
        isWritten={(hasWords && one.archetype === strongest) || undefined}
      />
    ))
}

interface PetalProps {
  archetype: ArchetypeId
  score: number
  max: number
  order: number
  isNew: boolean
  isTold: true | undefined
  /** The visitor has written of it. */
  isWritten: true | undefined
}

function Petal({ archetype, score, max, order, isNew, isTold, isWritten }: PetalProps) {
  const group = useRef<SVGGElement>(null)
  useTransition(group, isNew ? 'entering' : 'initial', petal(archetype, order))
  const { outline, veins } = petalOf(archetype, score, max)
  return (
    <g ref={group} className="of-story" data-archetype={archetype} data-told={isTold}>
      <path className="quiz__petal" data-written={isWritten} d={outline} />
      <path className="quiz__petal-lines" d={isTold ? veins + engravedIn(archetype, score, max) : veins} />
    </g>
  )
}
