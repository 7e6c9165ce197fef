import { quizSlice } from './slice'

export const { answerGiven, previousAsked, restarted } = quizSlice.actions
