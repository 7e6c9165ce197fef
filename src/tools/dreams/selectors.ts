import { dreamsSlice } from './slice'

export const {
  selectCount,
  selectMissing,
  selectIsInterpreted,
  selectIsChosen,
  selectSelection,
  selectStory,
  selectWriting,
} = dreamsSlice.selectors
