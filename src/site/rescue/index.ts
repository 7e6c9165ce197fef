export { Broken } from './Broken'
export { Incomplete } from './Incomplete'
export { Missing } from './Missing'
export { pageMissed, rescueSlice, selectMissing } from './slice'
