export { IncompleteNotice } from './IncompleteNotice'
export { MissingPageNotice } from './MissingPageNotice'
export { PageFallback } from './PageFallback'
export { errorNoticeSlice, pageMissed } from './slice'
