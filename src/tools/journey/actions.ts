import { journeySlice } from './slice'

export const { scenarioToggled, nextAsked, previousAsked, restarted } = journeySlice.actions
