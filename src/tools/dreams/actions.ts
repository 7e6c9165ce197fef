import { dreamsSlice } from './slice'

export const { elementToggled, interpretationAsked, writingChanged, restarted } = dreamsSlice.actions
