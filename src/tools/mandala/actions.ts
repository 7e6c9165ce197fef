import { mandalaSlice } from './slice'

export const { symbolPicked, symbolRemoved, symbolMoved, interpretationAsked, restarted } = mandalaSlice.actions
