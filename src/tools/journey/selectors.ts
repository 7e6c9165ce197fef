import { resultSelectors } from '../../core/result'
import { type JourneyRoot, type StepId, stepAt, stepIds } from './slice'

/** Where a station lies on the path. */
type StationStatus = 'done' | 'now' | 'ahead'

export const selectStatus = ({ journey }: JourneyRoot) => journey.status
export const selectStep = ({ journey }: JourneyRoot) => journey.step
export const selectStepId = ({ journey }: JourneyRoot) => stepAt(journey.step)
export function selectStation({ journey: { status, step } }: JourneyRoot, id: StepId): StationStatus {
  const index = stepIds.indexOf(id)
  if (status === 'finished' || index < step) return 'done'
  return index === step ? 'now' : 'ahead'
}
export const selectAnswers = ({ journey }: JourneyRoot) => journey.answers
export const selectChosen = ({ journey }: JourneyRoot, step: StepId) => journey.answers[step]
export const selectIsChosen = ({ journey }: JourneyRoot, step: StepId, scenario: number) =>
  journey.answers[step].includes(scenario)
export const { selectStory, selectUnfolded, selectWriting, selectAssociations, selectWords } = resultSelectors(
  (root: JourneyRoot) => root.journey,
)
