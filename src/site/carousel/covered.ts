import { useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { isMotionReduced } from '../../motion'
import { selectPhase, selectSection } from './slice'

/**
 * A value for what a move hides at its beginning, under the pictures of bar and strip (TurningBars) or out of reach: it
 * follows a frame after the press, so that in the first nothing keeps the slides from leaving. At once where nothing moves.
 */
export function useCovered<T>(value: T, isMoving: boolean): T {
  const following = useDeferredValue(value)
  return isMoving && !isMotionReduced() ? following : value
}

/** The section the bar stands for. */
export const useCoveredSection = () => useCovered(useSelector(selectSection), useSelector(selectPhase) === 'moving')
