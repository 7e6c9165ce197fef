import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { associating } from '../../core/associations'
import { keeping, unanswerWhole } from '../../core/keepsake'
import { noResult, type Result, resultEvents } from '../../core/result'
import { bringing, noSeries, type Series } from '../../core/series'

/** In the order in which they are offered. */
export const symbolIds = ['sol', 'lua', 'montanha', 'agua', 'fogo', 'arvore', 'estrela', 'coracao'] as const
export type SymbolId = (typeof symbolIds)[number]

/** Symbols an interpretation asks for, and the most a mandala holds. */
export const minSymbols = 4
export const maxSymbols = 8

export interface MandalaState extends Result<SymbolId> {
  /** In the order of the circle: the first one at the top, the others clockwise. No symbol twice. */
  chosen: SymbolId[]
  /** The interpretation follows the chosen symbols while it is on show; below four it hides. */
  status: 'choosing' | 'interpreted'
  /** What the visitor did last to a symbol, for the line below the drawing; `null` before anything was done. */
  lastChange: { event: 'picked' | 'removed' | 'moved'; symbol: SymbolId } | null
  /** Results of before, which a new beginning leaves where they are. */
  series: Series<SymbolId>
}

const initialState: MandalaState = {
  chosen: [],
  status: 'choosing',
  lastChange: null,
  ...noResult(symbolIds, symbolIds),
  series: noSeries,
}

/** The part of the store that the tool's views read. */
export type MandalaRoot = { mandala: MandalaState }

type OfSymbol = PayloadAction<{ symbol: SymbolId }>

/** The chosen symbols with one of them at another position; positions outside the circle mean its ends. */
export function moved(chosen: readonly SymbolId[], symbol: SymbolId, to: number): SymbolId[] {
  if (!chosen.includes(symbol) || Number.isNaN(to)) return [...chosen]
  const rest = chosen.filter((other) => other !== symbol)
  const place = Math.min(Math.max(Math.round(to), 0), rest.length)
  return [...rest.slice(0, place), symbol, ...rest.slice(place)]
}

export const isChosen = ({ chosen }: MandalaState, symbol: SymbolId): boolean => chosen.includes(symbol)

/** A circle of symbols, put together by the visitor, and its interpretation. */
export const mandalaSlice = createSlice({
  name: 'mandala',
  initialState,
  reducers: {
    /** Visitor: chose a symbol; refused when it is in the circle already, or the circle is full. */
    symbolPicked(state, { payload: { symbol } }: OfSymbol) {
      if (!symbolIds.includes(symbol) || state.chosen.includes(symbol) || state.chosen.length >= maxSymbols) return
      state.chosen.push(symbol)
      unanswerWhole(state)
      state.lastChange = { event: 'picked', symbol }
    },
    /** Visitor: took a symbol out of the circle. */
    symbolRemoved(state, { payload: { symbol } }: OfSymbol) {
      if (!state.chosen.includes(symbol)) return
      state.chosen = state.chosen.filter((other) => other !== symbol)
      unanswerWhole(state)
      state.lastChange = { event: 'removed', symbol }
      if (state.chosen.length < minSymbols) state.status = 'choosing'
      if (state.story === symbol || state.status === 'choosing') state.story = null
      if (state.associations.open === symbol) state.associations.open = null
    },
    /** Visitor: gave a symbol another position (0 is the top), by dragging, by buttons or by keys. */
    symbolMoved(state, { payload: { symbol, to } }: PayloadAction<{ symbol: SymbolId; to: number }>) {
      const order = moved(state.chosen, symbol, to)
      if (order.every((other, index) => other === state.chosen[index])) return
      state.chosen = order
      unanswerWhole(state)
      state.lastChange = { event: 'moved', symbol }
    },
    /** Visitor: asked for the interpretation; refused with fewer than four symbols. */
    interpretationAsked(state) {
      if (state.chosen.length >= minSymbols) state.status = 'interpreted'
    },
    ...resultEvents<SymbolId, MandalaState>(
      (state, symbol) => state.status === 'interpreted' && isChosen(state, symbol),
    ),
    ...associating(isChosen),
    ...keeping(isChosen),
    ...bringing<SymbolId, MandalaState>((id) => symbolIds.includes(id)),
    /** Visitor: began again. */
    restarted: ({ series }) => ({ ...initialState, series }),
  },
})
