import { quizSlice } from './slice'

export const { answerGiven, previousAsked, writingChanged, restarted } = quizSlice.actions
