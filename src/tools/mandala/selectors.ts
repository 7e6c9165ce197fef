import { mandalaSlice } from './slice'

export const { selectChosen, selectCount, selectIsChosen, selectStatus, selectLastChange, selectWriting } =
  mandalaSlice.selectors
