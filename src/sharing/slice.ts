import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { locationChanged, stateRestored } from '../core/events'

/** What takes a moment and may be refused by the browser: the result as text or as an image. */
export type Shared = 'text' | 'image'

export interface SharingState {
  /** `working` after a click → `done` or `refused` (notice, 3 s) → `idle`; a new click replaces what is under way. */
  status: 'idle' | 'working' | 'done' | 'refused'
  /** What was requested last. */
  shared: Shared | null
  /** Requests so far; names each one, so that a late end cannot end another. */
  request: number
  /** What the next print shows: the result, or its drawing to be coloured. */
  sheet: 'result' | 'coloring'
}

const initialState: SharingState = { status: 'idle', shared: null, request: 0, sheet: 'result' }

type OfRequest = PayloadAction<{ request: number }>
type OfTool = PayloadAction<{ tool: string }>

const begin = (state: SharingState, shared: Shared) => {
  state.status = 'working'
  state.shared = shared
  state.request += 1
}

/** Saving, copying and printing a tool's result: what was requested, and what came of it. */
export const sharingSlice = createSlice({
  name: 'sharing',
  initialState,
  reducers: {
    /** Visitor: wants paper; the browser's own dialog does the rest. */
    printRequested(state, { payload }: PayloadAction<{ sheet: SharingState['sheet'] }>) {
      state.sheet = payload.sheet
    },
    /** World: the print dialog is closed. */
    printClosed(state) {
      state.sheet = 'result'
    },
    /** Visitor: wants the result as text in the clipboard. */
    copyRequested(state, _action: OfTool) {
      begin(state, 'text')
    },
    /** Visitor: wants the result as an image. */
    imageRequested(state, _action: OfTool) {
      begin(state, 'image')
    },
    /** World: the text is in the clipboard, the image handed over. */
    shareSucceeded(state, { payload }: OfRequest) {
      if (state.status === 'working' && payload.request === state.request) state.status = 'done'
    },
    /** World: the browser refused. */
    shareRefused(state, { payload }: PayloadAction<{ request: number; reason: string }>) {
      if (state.status === 'working' && payload.request === state.request) state.status = 'refused'
    },
    /** Clock: the notice's 3 s are over. */
    noticeExpired(state, { payload }: OfRequest) {
      if (state.status !== 'working' && payload.request === state.request) state.status = 'idle'
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(locationChanged, stateRestored), (state) => {
      state.status = 'idle'
      state.sheet = 'result'
    })
  },
  selectors: {
    selectSharing: (state) => state,
    selectSheet: (state) => state.sheet,
  },
})

export const {
  printRequested,
  printClosed,
  copyRequested,
  imageRequested,
  shareSucceeded,
  shareRefused,
  noticeExpired,
} = sharingSlice.actions
export const { selectSharing, selectSheet } = sharingSlice.selectors
