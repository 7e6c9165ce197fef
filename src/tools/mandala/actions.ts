import { mandalaSlice } from './slice'

export const {
  symbolPicked,
  symbolRemoved,
  symbolMoved,
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
} = mandalaSlice.actions
