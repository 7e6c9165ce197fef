import { dreamsSlice } from './slice'

export const { elementToggled, interpretationAsked, restarted } = dreamsSlice.actions
