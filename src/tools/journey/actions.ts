import { journeySlice } from './slice'

export const { scenarioToggled, nextAsked, previousAsked, writingChanged, restarted } = journeySlice.actions
