import { journeySlice } from './slice'

export const { scenarioToggled, nextAsked, previousAsked, storyReached, writingChanged, restarted } =
  journeySlice.actions
