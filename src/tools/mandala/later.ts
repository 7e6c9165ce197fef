import './sun.css'
import { keepsakeOf } from '../../ui/tool/keepsake'
import { nameOf } from './content'
import { materialOf } from './material'
import { series } from './series'
import { type MandalaRoot, mandalaSlice, type SymbolId } from './slice'

export { Companion } from './Companion'
export { Picture, wordsOn } from './Picture'
export { Remembered } from './Remembered'
export { series }

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf, keptOf } = keepsakeOf<MandalaRoot, SymbolId>({
  select: (root) => root.mandala.keepsake,
  nameOf,
  materialOf,
  actions: mandalaSlice.actions,
  Beside: series.SeriesPlace,
})
