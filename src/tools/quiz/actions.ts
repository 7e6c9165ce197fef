import { quizSlice } from './slice'

export const { answerGiven, previousAsked, storyReached, writingChanged, restarted } = quizSlice.actions
