export { Broken } from './Broken'
export { Missing } from './Missing'
export { pageMissed, rescueSlice, selectMissing } from './slice'
