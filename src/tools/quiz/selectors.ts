import { quizSlice } from './slice'

export const { selectAnswers, selectQuestion, selectStory, selectWriting } = quizSlice.selectors
