export { type LayoutPorts, listenToLayout } from './listeners'
export { dayTurned, type LayoutState, layoutSlice, selectDay, selectMode, selectPath, selectYear } from './slice'
