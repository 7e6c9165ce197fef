import { memo } from 'react'
import { useSelector } from 'react-redux'
import { Turned, useNearest } from '../../ui/tool'
import { Calyx } from './Calyx'
import { Petals } from './Chart'
import { angleOf, flowerBox } from './geometry'
import { computeScores } from './scores'
import { selectStory } from './selectors'
import type { AnswerId } from './slice'

/** The petals without words, beside the reading: the petal that is read of comes to the top and stands out. */
export const Companion = memo(function Companion({ answers }: { answers: readonly AnswerId[] }) {
  const scores = computeScores(answers)
  const story = useSelector(selectStory)
  const turn = useNearest(story ? -angleOf(story) : 0)
  return (
    <svg className="quiz__chart" viewBox={flowerBox} role="presentation" data-reading={story ?? undefined}>
      <Turned by={turn}>
        <Calyx />
        <Petals scores={scores} story={story} />
      </Turned>
    </svg>
  )
})
