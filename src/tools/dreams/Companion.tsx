import { memo } from 'react'
import { useSelector } from 'react-redux'
import { StaticSky } from './Chart'
import { selectStory } from './selectors'
import type { ElementId } from './slice'

/** The sky beside its reading: the star that is read of stands out. */
export const Companion = memo(function Companion({ dream }: { dream: readonly ElementId[] }) {
  return <StaticSky dream={dream} story={useSelector(selectStory)} />
})
