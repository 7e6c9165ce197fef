import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { profiles } from './content'
import { materialOf } from './material'
import { type ArchetypeId, type QuizRoot, quizSlice } from './slice'

export { Companion } from './Companion'
export { Picture, wordsOn } from './Picture'
export { Remembered } from './Remembered'

const making: keepsake.Making<QuizRoot, ArchetypeId | Whole> = {
  select: (root) => root.quiz.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : profiles[part].name),
  materialOf,
  actions: quizSlice.actions,
}

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf, keptOf } = keepsake.keepsakeOf(making)
