/** What moves on the tools' pages only; apart from the index, so that it loads with them. */
export { courseOf } from './course'
export { faded, type IsDrawn, useEntrance, useExit, useIsDrawn, useLetGo } from './entrance'
export { useGlide } from './glide'
export { scrollWindow, stopWindowScroll } from './windowScroll'
