import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { emptyResult, noteReducers, type Result, resultReducers } from '../shared/state'

/** In the order in which they are offered. */
export const symbolIds = ['sol', 'lua', 'montanha', 'agua', 'fogo', 'arvore', 'estrela', 'coracao'] as const
export type SymbolId = (typeof symbolIds)[number]

/** Symbols an interpretation asks for, and the most a mandala holds. */
export const minSymbols = 4
export const maxSymbols = 8

export interface MandalaState extends Result<SymbolId> {
  /** In the order of the circle: the first one at the top, the others clockwise. No symbol twice. */
  chosen: SymbolId[]
  /** The interpretation follows the chosen symbols while it is shown; below four it hides. */
  status: 'choosing' | 'interpreted'
  /** What the visitor did last to a symbol, for the line below the drawing; `null` before anything was done. */
  lastChange: { event: 'picked' | 'removed' | 'moved'; symbol: SymbolId } | null
}

const initialState: MandalaState = {
  chosen: [],
  status: 'choosing',
  lastChange: null,
  ...emptyResult,
}

/** The part of the store that the tool's views read. */
export type MandalaRoot = { mandala: MandalaState }

type OfSymbol = PayloadAction<{ symbol: SymbolId }>

/** The chosen symbols with one of them at another position; positions outside the circle mean its ends. */
function moved(chosen: readonly SymbolId[], symbol: SymbolId, to: number): SymbolId[] {
  if (!chosen.includes(symbol) || Number.isNaN(to)) return [...chosen]
  const rest = chosen.filter((other) => other !== symbol)
  const place = Math.min(Math.max(Math.round(to), 0), rest.length)
  return [...rest.slice(0, place), symbol, ...rest.slice(place)]
}

const isChosen = ({ chosen }: MandalaState, symbol: SymbolId): boolean => chosen.includes(symbol)

/** A circle of symbols, put together by the visitor, and its interpretation. */
export const mandalaSlice = createSlice({
  name: 'mandala',
  initialState,
  reducers: {
    /** Visitor: chose a symbol; refused when it is in the circle already, or the circle is full. */
    symbolPicked(state, { payload: { symbol } }: OfSymbol) {
      if (!symbolIds.includes(symbol) || state.chosen.includes(symbol) || state.chosen.length >= maxSymbols) return
      state.chosen.push(symbol)
      state.lastChange = { event: 'picked', symbol }
    },
    /** Visitor: took a symbol out of the circle. */
    symbolRemoved(state, { payload: { symbol } }: OfSymbol) {
      if (!state.chosen.includes(symbol)) return
      state.chosen = state.chosen.filter((other) => other !== symbol)
      state.lastChange = { event: 'removed', symbol }
      if (state.chosen.length < minSymbols) state.status = 'choosing'
      if (state.activePart === symbol || state.status === 'choosing') state.activePart = null
    },
    /** Visitor: gave a symbol another position (0 is the top). */
    symbolMoved(state, { payload: { symbol, to } }: PayloadAction<{ symbol: SymbolId; to: number }>) {
      const order = moved(state.chosen, symbol, to)
      if (order.every((other, index) => other === state.chosen[index])) return
      state.chosen = order
      state.lastChange = { event: 'moved', symbol }
    },
    /** Visitor: asked for the interpretation; refused with fewer than four symbols. */
    interpretationRequested(state) {
      if (state.chosen.length >= minSymbols) state.status = 'interpreted'
    },
    ...resultReducers<SymbolId, MandalaState>(
      (state, symbol) => state.status === 'interpreted' && isChosen(state, symbol),
    ),
    ...noteReducers(isChosen),
    /** Visitor: clicked “Recomeçar”. */
    restarted: () => initialState,
  },
})

export const { symbolPicked, symbolRemoved, symbolMoved, interpretationRequested, restarted } = mandalaSlice.actions

export const selectChosen = ({ mandala }: MandalaRoot) => mandala.chosen
export const selectLastChange = ({ mandala }: MandalaRoot) => mandala.lastChange
export const selectActivePart = ({ mandala }: MandalaRoot) => mandala.activePart
