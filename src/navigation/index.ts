export { type Address, createAddress } from './address'
export { listenToNavigation, listenToUnnamedSlides, type NavigationPorts } from './listeners'
export { takeSnapshot } from './snapshot'
