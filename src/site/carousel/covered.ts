import { useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { isMotionReduced } from '../../motion'
import { selectPhase, selectSection } from './slice'

/**
 * A value for what cannot be seen when a move begins, being under the pictures of bar and strip (TurningBars) or out of reach: it
 * changes a frame after the press, so that the first frame is left to the slides. Without a move it changes at once.
 */
export function useCovered<T>(value: T, isMoving: boolean): T {
  const following = useDeferredValue(value)
  return isMoving && !isMotionReduced() ? following : value
}

/** The section the bar stands for. */
export const useCoveredSection = () => useCovered(useSelector(selectSection), useSelector(selectPhase) === 'moving')
