import { dreamsSlice } from './slice'

export const {
  elementToggled,
  interpretationAsked,
  storyReached,
  writingChanged,
  associationOpened,
  associationChanged,
  partAnswered,
  partNoted,
  keepsakeEdited,
  restarted,
} = dreamsSlice.actions
