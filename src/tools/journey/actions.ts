import { journeySlice } from './slice'

export const {
  scenarioToggled,
  nextAsked,
  previousAsked,
  storyReached,
  storyUnfolded,
  writingChanged,
  associationOpened,
  associationChanged,
  partAnswered,
  partNoted,
  keepsakeEdited,
  restarted,
} = journeySlice.actions
