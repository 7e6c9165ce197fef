import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { pathEntered } from '../../core/events'

export interface RescueState {
  /** `shown`: a notice says that a page did not come; it is `hidden` when closed, or when a page comes. */
  status: 'hidden' | 'shown'
  /** Path of the page that was asked for last and did not come. */
  missing: string | null
}

const initialState: RescueState = { status: 'hidden', missing: null }

/** When a page does not come, the one on show stays and a notice offers ways on. */
export const rescueSlice = createSlice({
  name: 'rescue',
  initialState,
  reducers: {
    /** World: the code of the page could not be fetched, at the second try either. */
    pageMissed(state, { payload }: PayloadAction<{ path: string }>) {
      state.status = 'shown'
      state.missing = payload.path
    },
    /** Visitor: closed the notice. */
    noticeClosed(state) {
      state.status = 'hidden'
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pathEntered, (state) => {
      state.status = 'hidden'
    })
  },
  selectors: {
    selectMissing: (state) => (state.status === 'shown' ? state.missing : null),
  },
})

export const { pageMissed, noticeClosed } = rescueSlice.actions
export const { selectMissing } = rescueSlice.selectors
