/** What moves on the tools' pages only; apart from the index, so that it loads with them. */
export { useGlide } from './glide'
export { type Presence, usePresence } from './presence'
export { scrollWindow, stopWindowScroll } from './windowScroll'
