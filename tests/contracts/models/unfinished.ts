import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface UnfinishedState {
  status: 'begun' | 'ended'
  count: number
}

const initialState: UnfinishedState = { status: 'begun', count: 0 }

export const unfinishedSlice = createSlice({
  name: 'unfinished',
  initialState,
  reducers: {
    /** One more. */
    counted(state) {
      state.count += 1
    },
    /** Visitor: ended it, with a word that no type tells. */
    ended(state, { payload }: PayloadAction<{ word: string }>) {
      if (payload.word === 'enough') state.status = 'ended'
    },
    /** Visitor: gave something of which there are no examples. */
    given(state, { payload }: PayloadAction<{ thing: unknown }>) {
      if (payload.thing) state.count = 0
    },
  },
})

/** Has nothing that tells its phase. */
export const shapelessSlice = createSlice({
  name: 'shapeless',
  initialState: { count: 0 },
  reducers: {
    /** Clock: a second is over. */
    ticked(state) {
      state.count = (state.count + 1) % 60
    },
  },
})
