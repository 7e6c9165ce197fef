import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { nameOf as nameOfSymbol } from './content'
import { materialOf } from './material'
import { type MandalaRoot, mandalaSlice, type SymbolId } from './slice'

export { Remembered } from './Remembered'
export { series } from './series'

const making: keepsake.Making<MandalaRoot, SymbolId | Whole> = {
  select: (root) => root.mandala.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : nameOfSymbol(part)),
  materialOf,
  actions: mandalaSlice.actions,
}

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf } = keepsake.keepsakeOf(making)
