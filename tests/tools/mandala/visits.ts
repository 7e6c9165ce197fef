import { type MandalaState, mandalaSlice, type SymbolId, symbolPicked } from '../../../src/tools/mandala/slice'

export type Event = Parameters<typeof mandalaSlice.reducer>[1]

/** The mandala of a visitor who has done these things. */
export const visited = (...done: Event[]): MandalaState =>
  done.reduce<MandalaState>(mandalaSlice.reducer, mandalaSlice.getInitialState())

export const pick = (...ids: SymbolId[]) => ids.map((id) => symbolPicked({ symbol: id }))
