import { dreamsSlice } from './slice'

export const { elementToggled, interpretationAsked, storyReached, storyUnfolded, writingChanged, restarted } =
  dreamsSlice.actions
