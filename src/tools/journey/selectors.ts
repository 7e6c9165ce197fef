import { wordsOf } from '../../core/associations'
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
export const selectStory = ({ journey }: JourneyRoot) => journey.story
export const selectUnfolded = ({ journey }: JourneyRoot) => journey.unfolded
export const selectWriting = ({ journey }: JourneyRoot) => journey.writing
export const selectAssociations = ({ journey }: JourneyRoot) => journey.associations
export const selectWords = ({ journey }: JourneyRoot, step: StepId) => wordsOf(journey.associations, step)
