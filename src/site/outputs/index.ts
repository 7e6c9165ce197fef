export { CopyTyped } from './CopyTyped'
export { listenToOutputs, type OutputsPorts } from './listeners'
export { outputsSlice } from './slice'
