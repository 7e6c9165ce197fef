import { mandalaSlice } from './slice'

export const {
  selectChosen,
  selectCount,
  selectIsChosen,
  selectStatus,
  selectLastChange,
  selectStory,
  selectWriting,
  selectAssociations,
  selectWords,
} = mandalaSlice.selectors
