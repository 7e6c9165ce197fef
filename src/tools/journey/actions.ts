import { journeySlice } from './slice'

export const {
  scenarioToggled,
  nextAsked,
  previousAsked,
  storyReached,
  writingChanged,
  associationOpened,
  associationChanged,
  restarted,
} = journeySlice.actions
