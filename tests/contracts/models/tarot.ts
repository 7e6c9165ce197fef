import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { viewportChanged } from '../../../src/core/events'

interface TarotState {
  /** `shuffled` until the first card lies on the table. */
  status: 'shuffled' | 'laid'
  /** In the order of laying. */
  cards: Card[]
}

type Card = 'sun' | 'moon' | 'star'

const initialState: TarotState = { status: 'shuffled', cards: [] }

/** Cards on a table, for as long as the window keeps its kind. */
export const tarotSlice = createSlice({
  name: 'tarot',
  initialState,
  reducers: {
    /** Visitor: laid a card; each lies there once. */
    cardLaid(state, { payload }: PayloadAction<{ card: Card }>) {
      if (state.cards.includes(payload.card)) return
      state.status = 'laid'
      state.cards.push(payload.card)
    },
    /** Visitor: gathered the cards. */
    gathered: () => initialState,
    /** Visitor: wants the cards on paper. */
    printAsked(_state, _action: PayloadAction<{ colour: boolean }>) {},
  },
  extraReducers: (builder) => {
    builder.addCase(viewportChanged, () => initialState)
  },
})
