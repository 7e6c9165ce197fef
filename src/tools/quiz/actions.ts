import { quizSlice } from './slice'

export const { answerGiven, previousAsked, storyReached, storyUnfolded, writingChanged, restarted } = quizSlice.actions
