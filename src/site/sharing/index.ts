export { listenToSharing, type SharingPorts } from './listeners'
export { printClosed, selectSheet, sharingSlice } from './slice'
