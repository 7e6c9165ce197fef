import { journeySlice } from './slice'

export const { scenarioToggled, nextAsked, previousAsked, storyReached, storyUnfolded, writingChanged, restarted } =
  journeySlice.actions
