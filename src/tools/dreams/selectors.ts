import { dreamsSlice } from './slice'

export const {
  selectCount,
  selectMissing,
  selectIsInterpreted,
  selectIsChosen,
  selectSelection,
  selectStory,
  selectWriting,
  selectAssociations,
  selectWords,
} = dreamsSlice.selectors
