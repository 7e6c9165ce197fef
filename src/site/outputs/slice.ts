import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { landed, pathEntered } from '../../core/events'
import type { PictureFormat } from '../../core/tool'

/** Ways to keep a result that take a moment and may be refused by the browser. */
type Output = 'text' | 'typed' | PictureFormat

export interface OutputsState {
  /** `working` on a press → `done` or `refused` (notice, 3 s) → `idle`; a new press replaces what is under way. */
  status: 'idle' | 'working' | 'done' | 'refused'
  /** What was asked for last. */
  output: Output | null
  /** Presses so far; names each one, so that a late end cannot end another. */
  request: number
}

const initialState: OutputsState = { status: 'idle', output: null, request: 0 }

type OfRequest = PayloadAction<{ request: number }>

const begin = (state: OutputsState, output: Output) => {
  state.status = 'working'
  state.output = output
  state.request += 1
}

/** Keeping a tool's result, or all that was typed: what the visitor asked for, and what has come of it. */
export const outputsSlice = createSlice({
  name: 'outputs',
  initialState,
  reducers: {
    /** Visitor: wants the result on paper; the browser's own dialog does the rest. */
    printAsked(_state, _action: PayloadAction<{ tool: string }>) {},
    /** Visitor: wants the result as text in the clipboard. */
    copyAsked(state, _action: PayloadAction<{ tool: string }>) {
      begin(state, 'text')
    },
    /** Visitor: wants all that was typed on the site in the clipboard. */
    typedCopyAsked(state) {
      begin(state, 'typed')
    },
    /** Visitor: wants the drawing as a file. */
    pictureAsked(state, { payload }: PayloadAction<{ tool: string; format: PictureFormat }>) {
      begin(state, payload.format)
    },
    /** World: the text is in the clipboard, the file handed over. */
    outputDone(state, { payload }: OfRequest) {
      if (state.status === 'working' && payload.request === state.request) state.status = 'done'
    },
    /** World: the browser would not. */
    outputRefused(state, { payload }: PayloadAction<{ request: number; reason: string }>) {
      if (state.status === 'working' && payload.request === state.request) state.status = 'refused'
    },
    /** Clock: the notice's 3 s are over. */
    outputNoticeExpired(state, { payload }: OfRequest) {
      if (state.status !== 'working' && payload.request === state.request) state.status = 'idle'
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(pathEntered, landed), (state) => {
      state.status = 'idle'
    })
  },
  selectors: {
    selectOutput: (state) => state.output,
    selectStatus: (state) => state.status,
  },
})

export const { printAsked, copyAsked, typedCopyAsked, pictureAsked, outputDone, outputRefused, outputNoticeExpired } =
  outputsSlice.actions
export const { selectOutput, selectStatus } = outputsSlice.selectors
