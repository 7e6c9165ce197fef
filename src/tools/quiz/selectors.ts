import { quizSlice } from './slice'

export const {
  selectAnswers,
  selectQuestion,
  selectStory,
  selectUnfolded,
  selectWriting,
  selectAssociations,
  selectWords,
} = quizSlice.selectors
