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
  selectUnfolded,
  selectWriting,
  selectAssociations,
  selectWords,
} = journeySlice.selectors
