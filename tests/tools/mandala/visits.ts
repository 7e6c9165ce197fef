import { type mandalaSlice, type SymbolId, symbolPicked } from '../../../src/tools/mandala/slice'

export type Event = Parameters<typeof mandalaSlice.reducer>[1]

export const pick = (...ids: SymbolId[]) => ids.map((id) => symbolPicked({ symbol: id }))
