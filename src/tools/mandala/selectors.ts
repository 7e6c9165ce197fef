import { mandalaSlice } from './slice'

export const {
  selectChosen,
  selectCount,
  selectIsChosen,
  selectStatus,
  selectLastChange,
  selectStory,
  selectUnfolded,
  selectWriting,
  selectAssociations,
  selectWords,
} = mandalaSlice.selectors
