export { type LayoutPorts, listenToLayout } from './listeners'
export { layoutSlice, selectMode, selectPath, selectYear, yearTurned } from './slice'
