import { wordsOf } from '../../core/associations'
import { computeQuestion, type QuizRoot, type Side } from './slice'

export const selectAnswers = ({ quiz }: QuizRoot) => quiz.answers
export const selectQuestion = ({ quiz }: QuizRoot) => computeQuestion(quiz)
export const selectStory = ({ quiz }: QuizRoot) => quiz.story
export const selectUnfolded = ({ quiz }: QuizRoot) => quiz.unfolded
export const selectWriting = ({ quiz }: QuizRoot) => quiz.writing
export const selectAssociations = ({ quiz }: QuizRoot) => quiz.associations
export const selectWords = ({ quiz }: QuizRoot, side: Side) => wordsOf(quiz.associations, side)
