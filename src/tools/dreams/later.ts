import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { keepsakeEdited, partAnswered, partNoted } from './actions'
import { elementTexts } from './content'
import { materialOf } from './material'
import type { DreamsRoot, ElementId } from './slice'

export { Remembered } from './Remembered'

const making: keepsake.Making<DreamsRoot, ElementId | Whole> = {
  select: (root) => root.dreams.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : elementTexts[part].name),
  materialOf,
  answer: partAnswered,
  note: partNoted,
  edit: keepsakeEdited,
}

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf } = keepsake.keepsakeOf(making)
