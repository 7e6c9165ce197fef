import { quizSlice } from './slice'

export const {
  answerGiven,
  previousAsked,
  storyReached,
  writingChanged,
  associationOpened,
  associationChanged,
  restarted,
} = quizSlice.actions
