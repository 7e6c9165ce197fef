import { quizSlice } from './slice'

export const {
  answerGiven,
  previousAsked,
  storyReached,
  storyUnfolded,
  writingChanged,
  associationOpened,
  associationChanged,
  partAnswered,
  partNoted,
  keepsakeEdited,
  restarted,
} = quizSlice.actions
