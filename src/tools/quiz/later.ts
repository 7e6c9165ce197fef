import { keepsakeOf } from '../../ui/tool/keepsake'
import { profiles } from './content'
import { materialOf } from './material'
import { type ArchetypeId, type QuizRoot, quizSlice } from './slice'

export { Companion } from './Companion'
export { Picture, wordsOn } from './Picture'
export { Remembered } from './Remembered'

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf, keptOf } = keepsakeOf<QuizRoot, ArchetypeId>({
  select: (root) => root.quiz.keepsake,
  nameOf: (image) => profiles[image].name,
  materialOf,
  actions: quizSlice.actions,
})
