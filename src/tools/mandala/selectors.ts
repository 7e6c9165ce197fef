import { mandalaSlice } from './slice'

export const { selectChosen, selectCount, selectIsChosen, selectStatus, selectSaid, selectWriting } =
  mandalaSlice.selectors
