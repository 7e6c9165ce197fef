import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface PlayerState {
  /** `playing` goes on step by step, at the recorded pace, to the end of the log or the next press. */
  status: 'paused' | 'playing'
  /** Entries of the log that have happened in the state on show: 0 to `last`. */
  step: number
  /** Entries in the log. */
  last: number
}

export interface PlayerRoot {
  player: PlayerState
}

const initialState: PlayerState = { status: 'paused', step: 0, last: 0 }

export const playerSlice = createSlice({
  name: 'player',
  initialState,
  reducers: {
    /** Developer: pressed the button that plays and pauses; at the end of the visit it begins anew. */
    playPressed(state) {
      if (state.status === 'paused' && state.step === state.last) state.step = 0
      state.status = state.status === 'paused' && state.last > 0 ? 'playing' : 'paused'
    },
    /** Developer: wants to see this step, by a button, a key, the slider, the list or the address; numbers outside the log mean its ends. */
    stepPicked(state, { payload }: PayloadAction<{ step: number }>) {
      state.status = 'paused'
      state.step = Math.min(Math.max(payload.step, 0), state.last)
    },
    /** Clock: the wait after this step is over. */
    waitEnded(state, { payload }: PayloadAction<{ step: number }>) {
      if (state.status !== 'playing' || payload.step !== state.step) return
      state.step += 1
      if (state.step === state.last) state.status = 'paused'
    },
  },
  selectors: {
    selectIsPlaying: (state) => state.status === 'playing',
    selectStep: (state) => state.step,
    selectLast: (state) => state.last,
  },
})

export const { playPressed, stepPicked, waitEnded } = playerSlice.actions
export const { selectIsPlaying, selectStep, selectLast } = playerSlice.selectors
