/** What moves on the tools' pages only; apart from the index, so that it loads with them. */
export { faded } from './animate'
export { type Phase, usePresence, useTransition } from './presence'
export { useRelease, useUpdate } from './tween'
export { scrollWindow, stopWindowScroll } from './windowScroll'
