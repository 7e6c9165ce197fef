import { quizSlice } from './slice'

export const { answerGiven, writingChanged, restarted } = quizSlice.actions
