import { mandalaSlice } from './slice'

export const { symbolPicked, symbolRemoved, symbolMoved, interpretationAsked, writingChanged, restarted } =
  mandalaSlice.actions
