import { memo } from 'react'
import { useSelector } from 'react-redux'
import { Lens, viewAt } from '../../ui/tool/lens'
import { StaticDrawing } from './Chart'
import { elementTexts } from './content'
import { middleOf, signRadius, skyRadius, starOf } from './geometry'
import { isFrightening } from './reading'
import { selectStory } from './selectors'
import type { ElementId } from './slice'

function viewOf(element: ElementId) {
  const { x, y } = starOf(element)
  return viewAt(x / skyRadius, y / skyRadius, 2.4, signRadius / skyRadius)
}

/** A dream's whole figure. */
function figureOf(dream: readonly ElementId[]) {
  const { x, y, reach } = middleOf(dream)
  return viewAt(x / skyRadius, y / skyRadius, Math.min(1.1, 110 / (reach + 30)))
}

/**
 * The sky beside its reading: the lens goes from star to star, and the figure of each is large in it. A frightening
 * dream is seen from afar.
 */
export const Companion = memo(function Companion({ dream }: { dream: readonly ElementId[] }) {
  const told = useSelector(selectStory)
  const story = isFrightening(dream) ? null : told
  return (
    <Lens view={story ? viewOf(story) : figureOf(dream)} name={story && elementTexts[story].name}>
      <StaticDrawing dream={dream} story={story} />
    </Lens>
  )
})
