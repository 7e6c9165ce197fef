import fc from 'fast-check'
import {
  type AnswerId,
  answersOf,
  archetypeIds,
  type QuestionId,
  type QuizState,
  questionIds,
  quizSlice,
  selectActivePart,
  selectAnswers,
  selectQuestion,
} from '../../../src/tools/quiz/slice'
import { often } from '../../support/often'
import type { ToolTravel } from '../../support/tools'
import { isSame, onlyChanges, type Properties } from '../../timeTravel/properties'

const { partReached, openingWordsChanged, answerChanged, answerGiven, restarted } = quizSlice.actions

const isAnswerTo = (question: string | undefined, answer: string): boolean =>
  Object.entries(answersOf).some(([id, answers]) => id === question && answers.some((own) => own === answer))

/** Specification 4, "Quiz", 5 and 9. */
const properties: Properties<QuizState> = {
  'it asks one question after the other, and ends after exactly five answers': ({ after: quiz }) => {
    const { length } = selectAnswers({ quiz })
    return length <= 5 && selectQuestion({ quiz }) === (questionIds[length] ?? null)
  },

  'an answer to the current question leads on, any other is refused': (step) => {
    const { before, event, after } = step
    if (!answerGiven.match(event)) return after.answers === before.answers || restarted.match(event)
    const { question, answer } = event.payload
    const asked = questionIds[before.answers.length]
    return question === asked && isAnswerTo(asked, answer)
      ? isSame(after.answers, [...before.answers, answer]) && onlyChanges(step, 'answers')
      : after === before
  },
}

const answers = questionIds.flatMap((question) => answersOf[question].map((answer) => ({ question, answer })))

const anyAnswer = fc.constantFrom<{ question: QuestionId; answer: AnswerId }>(...answers)
/** Mostly to another question than the one the answer belongs to. */
const strayAnswer = fc.record({
  question: fc.constantFrom(...questionIds),
  answer: fc.constantFrom(...answers.map(({ answer }) => answer)),
})

export const travel: ToolTravel<QuizState> = {
  properties,
  events: often([4, anyAnswer.map(answerGiven)], [1, strayAnswer.map(answerGiven)]),
  part: fc.constantFrom(...archetypeIds, 'nenhum'),
  activePartOf: (quiz) => selectActivePart({ quiz }),
  isInResult: ({ answers }, part) => answers.length === 5 && archetypeIds.some((id) => id === part),
  visit: [
    openingWordsChanged({ text: 'Que tarde.' }),
    ...questionIds.flatMap((question, index) =>
      answersOf[question].slice(index % 4, (index % 4) + 1).map((answer) => answerGiven({ question, answer })),
    ),
    partReached({ part: 'sabio' }),
    partReached({ part: null }),
    answerChanged({ question: 'E a tarde?', text: 'Foi longa.' }),
    restarted(),
  ],
}
