import { dreamsSlice } from './slice'

export const { selectCount, selectMissing, selectIsInterpreted, selectIsChosen, selectDream, selectWriting } =
  dreamsSlice.selectors
