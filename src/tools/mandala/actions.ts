import { mandalaSlice } from './slice'

export const {
  symbolPicked,
  symbolRemoved,
  symbolMoved,
  interpretationAsked,
  storyReached,
  writingChanged,
  restarted,
} = mandalaSlice.actions
