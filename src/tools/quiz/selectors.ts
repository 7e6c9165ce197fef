import { resultSelectors } from '../../core/result'
import { computeQuestion, type QuizRoot } from './slice'

export const selectAnswers = ({ quiz }: QuizRoot) => quiz.answers
export const selectQuestion = ({ quiz }: QuizRoot) => computeQuestion(quiz)
export const { selectStory, selectWriting, selectAssociations, selectWords } = resultSelectors(
  (root: QuizRoot) => root.quiz,
)
