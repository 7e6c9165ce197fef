import { journeySlice } from './slice'

export const {
  scenarioToggled,
  nextAsked,
  previousAsked,
  storyReached,
  writingChanged,
  associationOpened,
  associationChanged,
  partAnswered,
  partNoted,
  keepsakeEdited,
  restarted,
} = journeySlice.actions
