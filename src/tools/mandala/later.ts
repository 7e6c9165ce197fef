import './sun.css'
import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { nameOf as nameOfSymbol } from './content'
import { materialOf } from './material'
import { series } from './series'
import { type MandalaRoot, mandalaSlice, type SymbolId } from './slice'

export { Companion } from './Companion'
export { Picture, wordsOn } from './Picture'
export { Remembered } from './Remembered'
export { series }

const making: keepsake.Making<MandalaRoot, SymbolId | Whole> = {
  select: (root) => root.mandala.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : nameOfSymbol(part)),
  materialOf,
  actions: mandalaSlice.actions,
  Beside: series.SeriesPlace,
}

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf, keptOf } = keepsake.keepsakeOf(making)
