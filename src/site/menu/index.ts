export { menuDismissed, menuSlice, menuToggled, selectIsOpen } from './slice'
export { Bar, type BarLink } from './View'
