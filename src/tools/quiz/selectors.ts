import { quizSlice } from './slice'

export const { selectAnswers, selectQuestion, selectStory, selectWriting, selectAssociations, selectWords } =
  quizSlice.selectors
