import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type LayoutMode, pathEntered, viewportChanged } from '../../core/events'

export interface LayoutState {
  /** `unmeasured` is the prerendered page, before the browser has said how wide it is. */
  mode: LayoutMode | 'unmeasured'
  /** Path of the page on show. */
  path: string
  /** Year of the copyright line: the commit's at build, the visitor's afterwards. */
  year: number
}

const initialState: LayoutState = { mode: 'unmeasured', path: '/', year: __BUILD_YEAR__ }

export const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    /** World: the visitor's clock shows a later year than the build's. */
    yearTurned(state, { payload }: PayloadAction<{ year: number }>) {
      state.year = payload.year
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(viewportChanged, (state, { payload }) => {
        state.mode = payload.mode
      })
      .addCase(pathEntered, (state, { payload }) => {
        state.path = payload.path
      })
  },
  selectors: {
    selectMode: (state) => state.mode,
    selectPath: (state) => state.path,
    selectYear: (state) => state.year,
  },
})

export const { yearTurned } = layoutSlice.actions
export const { selectMode, selectPath, selectYear } = layoutSlice.selectors
