import { memo } from 'react'
import { useSelector } from 'react-redux'
import { useNearest } from '../../ui/tool'
import { Lens, Turned, viewAlong } from '../../ui/tool/lens'
import { Calyx } from './Calyx'
import { mostOf, Petals, type Scores } from './Chart'
import { profiles } from './content'
import { angleOf, flowerBox, flowerHalf, tipRadius } from './geometry'
import { computeScores } from './scores'
import { selectStory } from './selectors'
import type { AnswerId, ArchetypeId } from './slice'

/** From the foot of a petal to its tip. */
function viewOf(story: ArchetypeId, scores: Scores) {
  const score = scores.find(({ archetype }) => archetype === story)?.score ?? 0
  const tip = tipRadius(score, mostOf(scores)) / flowerHalf
  return viewAlong(0.2, Math.max(tip, 0.6) + 0.04, tip)
}

/** The petals without words, beside the reading: the petal that is read of turns towards its text, and the lens goes to it. */
export const Companion = memo(function Companion({ answers }: { answers: readonly AnswerId[] }) {
  const story = useSelector(selectStory)
  return (
    <Lens view={story && viewOf(story, computeScores(answers))} name={story && profiles[story].name}>
      <StaticDrawing answers={answers} story={story} />
    </Lens>
  )
})

interface StaticDrawingProps {
  answers: readonly AnswerId[]
  story?: ArchetypeId | null
}

/** The petals at rest; one that is read of comes to the top. */
export function StaticDrawing({ answers, story = null }: StaticDrawingProps) {
  const scores = computeScores(answers)
  const turn = useNearest(story ? -angleOf(story) : 0)
  return (
    <svg className="quiz__chart" viewBox={flowerBox} role="presentation" data-reading={story ?? undefined}>
      <Turned by={turn}>
        <Calyx />
        <Petals scores={scores} story={story} />
      </Turned>
    </svg>
  )
}
