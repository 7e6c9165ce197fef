/** How the pieces of a drawing move; apart from the index, so that it loads with the pages that have drawings. */
export { useGlide } from './glide'
export { type Presence, usePresence } from './presence'
