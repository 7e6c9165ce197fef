import { dreamsSlice } from './slice'

export const { elementToggled, interpretationAsked, storyReached, writingChanged, restarted } = dreamsSlice.actions
