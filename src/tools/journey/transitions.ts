import { glideEasing, revealEasing } from '../../motion'
import { faded } from '../../motion/pieces'
import { travelledBy } from './geometry'

const arc = { enter: { duration: 700, easing: glideEasing }, leave: { duration: 300 } }

/** From station to station: out from below the one before it. */
export const nextArc = { ...arc, frame: (share: number) => ({ transform: travelledBy(share) }) }
/** There is none before it. */
export const firstArc = { ...arc, frame: faded }

/** To its new height. */
export const ogiveUpdate = { duration: 400, easing: revealEasing }
