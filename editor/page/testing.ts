import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const initialState = {
  status: 'idle' as 'idle' | 'sending' | 'sent' | 'refused' | 'unreachable',
  /** The key that was tried last. */
  accessKey: '',
  /** Messages so far; names each, so that a late answer ends no other one. */
  message: 0,
}

export type TestingState = typeof initialState

/** The message that tries the form's key, and what came of it. */
export const testingSlice = createSlice({
  name: 'testing',
  initialState,
  reducers: {
    /** Writer: wants to see a message arrive. */
    testAsked(state, { payload: { accessKey } }: PayloadAction<{ endpoint: string; accessKey: string }>) {
      Object.assign(state, { status: 'sending', accessKey, message: state.message + 1 })
    },
    /** World: the service has taken it or not; null if there was no answer. */
    testEnded(state, { payload: { message, isTaken } }: PayloadAction<{ message: number; isTaken: boolean | null }>) {
      if (message === state.message) state.status = isTaken ? 'sent' : isTaken === null ? 'unreachable' : 'refused'
    },
  },
})

export const { testAsked, testEnded } = testingSlice.actions
