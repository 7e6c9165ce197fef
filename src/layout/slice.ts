import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { type LayoutMode, locationChanged, stateRestored, viewportChanged } from '../core/events'

export interface LayoutState {
  /** `unmeasured` is the prerendered page, before its window has been measured. */
  mode: LayoutMode | 'unmeasured'
  /** Path of the current page. */
  path: string
  /** The visitor's calendar day, `2026-11-21`; not known before the page is hydrated. */
  day: string | null
}

const initialState: LayoutState = { mode: 'unmeasured', path: '/', day: null }

/** Year of the copyright line: the commit's at build, the visitor's where that is later. */
const computeYear = (day: string | null): number => Math.max(__BUILD_YEAR__, Number.parseInt(day ?? '0', 10))

/** What every page depends on: the kind of window, the current page, the day of the visit. */
export const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    /** World: this is the day of the visit. */
    dayTurned(state, { payload }: PayloadAction<{ day: string }>) {
      state.day = payload.day
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (state, { payload }) => {
        state.path = payload.path
      })
      .addMatcher(isAnyOf(viewportChanged, stateRestored), (state, { payload }) => {
        state.mode = payload.mode
      })
  },
  selectors: {
    selectMode: (state) => state.mode,
    selectPath: (state) => state.path,
    selectDay: (state) => state.day,
    selectYear: (state) => computeYear(state.day),
  },
})

export const { dayTurned } = layoutSlice.actions
export const { selectDay, selectMode, selectPath, selectYear } = layoutSlice.selectors
