export { listenToOutputs, type OutputsPorts } from './listeners'
export { outputsSlice } from './slice'
export { Outputs } from './View'
