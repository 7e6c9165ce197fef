export { IncompleteNotice } from './IncompleteNotice'
export { MissingPageNotice } from './MissingPageNotice'
export { PageFallback } from './PageFallback'
export { errorNoticeSlice, pageMissed, selectMissing } from './slice'
