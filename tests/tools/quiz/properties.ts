import {
  answerGiven,
  answersOf,
  archetypeIds,
  type QuizState,
  questionIds,
  quizSlice,
  restarted,
  selectQuestion,
} from '../../../src/tools/quiz/slice'
import { isSame, onlyChanges, type Properties, resultProperties } from '../../timeTravel/properties'

const isAnswerTo = (question: string | undefined, answer: string): boolean =>
  Object.entries(answersOf).some(([id, answers]) => id === question && answers.some((own) => own === answer))

/** Specification 4, "Quiz", 5 and 9. */
export const quizProperties: Properties<QuizState> = {
  'there is one answer per question, in the order of the questions': ({ after: { answers } }) =>
    answers.length <= 5 && answers.every((answer, index) => isAnswerTo(questionIds[index], answer)),

  'it ends after exactly five answers': ({ after }) =>
    (selectQuestion({ quiz: after }) === null) === (after.answers.length === 5),

  'an answer to the current question leads on, any other is refused': (step) => {
    const { before, event, after } = step
    if (!answerGiven.match(event)) return after.answers === before.answers || restarted.match(event)
    const { question, answer } = event.payload
    const asked = questionIds[before.answers.length]
    return question === asked && isAnswerTo(asked, answer)
      ? isSame(after.answers, [...before.answers, answer]) && onlyChanges(step, 'answers')
      : after === before
  },

  ...resultProperties(quizSlice, ({ answers }, part) => answers.length === 5 && archetypeIds.some((id) => id === part)),
}
