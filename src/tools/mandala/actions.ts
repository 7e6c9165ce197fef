import { mandalaSlice } from './slice'

export const {
  symbolPicked,
  symbolRemoved,
  symbolMoved,
  interpretationAsked,
  storyReached,
  writingChanged,
  associationOpened,
  associationChanged,
  restarted,
} = mandalaSlice.actions
