import { createSlice } from '@reduxjs/toolkit'
import { contentRequested, locationChanged, sectionChosen, stateRestored, viewportChanged } from '../core/events'

export interface MenuState {
  /** The drop-down menu of phones. */
  status: 'closed' | 'open'
}

const initialState: MenuState = { status: 'closed' }

const close = (state: MenuState) => {
  state.status = 'closed'
}

/** Whether the drop-down menu of phones is open. */
export const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    /** Visitor: clicked the menu button. */
    menuToggled(state) {
      state.status = state.status === 'open' ? 'closed' : 'open'
    },
    /** Visitor: clicked outside the menu, or hit Escape. */
    menuDismissed: close,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sectionChosen, close)
      .addCase(contentRequested, close)
      .addCase(viewportChanged, close)
      .addCase(locationChanged, close)
      .addCase(stateRestored, (state, { payload }) => {
        if (payload.mode === 'desktop') close(state)
      })
  },
  selectors: {
    selectIsOpen: (state) => state.status === 'open',
  },
})

export const { menuToggled, menuDismissed } = menuSlice.actions
export const { selectIsOpen } = menuSlice.selectors
