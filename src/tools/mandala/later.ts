import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { keepsakeEdited, partAnswered, partNoted } from './actions'
import { nameOf as nameOfSymbol } from './content'
import { materialOf } from './material'
import type { MandalaRoot, SymbolId } from './slice'

export { Remembered } from './Remembered'

const making: keepsake.Making<MandalaRoot, SymbolId | Whole> = {
  select: (root) => root.mandala.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : nameOfSymbol(part)),
  materialOf,
  answer: partAnswered,
  note: partNoted,
  edit: keepsakeEdited,
}

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf } = keepsake.keepsakeOf(making)
