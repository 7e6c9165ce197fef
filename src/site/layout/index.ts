export { type LayoutPorts, listenToLayout } from './listeners'
export { dayTurned, layoutSlice, selectDay, selectMode, selectPath, selectYear } from './slice'
