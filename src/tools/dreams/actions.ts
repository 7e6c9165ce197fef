import { dreamsSlice } from './slice'

export const {
  elementToggled,
  interpretationAsked,
  storyReached,
  storyUnfolded,
  writingChanged,
  associationOpened,
  associationChanged,
  partAnswered,
  partNoted,
  keepsakeEdited,
  restarted,
} = dreamsSlice.actions
