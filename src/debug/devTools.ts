import { StateBoundary } from './StateBoundary'
import { timeTravel } from './timeTravel'

/** What a site needs that lets the Redux DevTools in. */
export const devTools = { timeTravel: timeTravel(), boundary: StateBoundary }
