import { dreamsSlice } from './slice'

export const {
  selectCount,
  selectMissing,
  selectIsInterpreted,
  selectIsChosen,
  selectSelection,
  selectStory,
  selectUnfolded,
  selectWriting,
  selectAssociations,
  selectWords,
} = dreamsSlice.selectors
