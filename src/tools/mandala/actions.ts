import { mandalaSlice } from './slice'

export const {
  symbolPicked,
  symbolRemoved,
  symbolMoved,
  interpretationAsked,
  storyReached,
  storyUnfolded,
  writingChanged,
  restarted,
} = mandalaSlice.actions
