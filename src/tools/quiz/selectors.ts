import { quizSlice } from './slice'

export const { selectAnswers, selectQuestion, selectWriting } = quizSlice.selectors
