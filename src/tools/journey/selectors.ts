import { journeySlice } from './slice'

export const {
  selectStatus,
  selectStep,
  selectStepId,
  selectStation,
  selectAnswers,
  selectChosen,
  selectIsChosen,
  selectStory,
  selectWriting,
  selectAssociations,
  selectWords,
} = journeySlice.selectors
