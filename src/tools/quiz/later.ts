import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { keepsakeEdited, partAnswered, partNoted } from './actions'
import { profiles } from './content'
import { materialOf } from './material'
import type { ArchetypeId, QuizRoot } from './slice'

export { Remembered } from './Remembered'

const making: keepsake.Making<QuizRoot, ArchetypeId | Whole> = {
  select: (root) => root.quiz.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : profiles[part].name),
  materialOf,
  answer: partAnswered,
  note: partNoted,
  edit: keepsakeEdited,
}

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf } = keepsake.keepsakeOf(making)
