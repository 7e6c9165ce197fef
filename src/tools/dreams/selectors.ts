import { dreamsSlice } from './slice'

export const { selectCount, selectMissing, selectIsInterpreted, selectIsChosen, selectSelection, selectWriting } =
  dreamsSlice.selectors
