import { dreamsSlice } from './slice'

export const {
  elementToggled,
  interpretationAsked,
  storyReached,
  writingChanged,
  associationOpened,
  associationChanged,
  restarted,
} = dreamsSlice.actions
