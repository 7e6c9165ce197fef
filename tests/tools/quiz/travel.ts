import fc from 'fast-check'
import { copyRequested } from '../../../src/sharing/slice'
import {
  type AnswerId,
  answersOf,
  archetypeIds,
  type QuestionId,
  type QuizState,
  questionIds,
  quizSlice,
  selectQuestion,
} from '../../../src/tools/quiz/slice'
import { often } from '../../support/often'
import { anyResultEvent } from '../../support/results'
import type { ToolTravel } from '../../support/tools'
import { isSame, onlyChanges, type Properties, resultProperties } from '../../timeTravel/properties'

const { partReached, openingWordsChanged, answerChanged, answerGiven, restarted } = quizSlice.actions

const isAnswerTo = (question: string | undefined, answer: string): boolean =>
  Object.entries(answersOf).some(([id, answers]) => id === question && answers.some((own) => own === answer))

/** Specification 4, "Quiz", 5 and 9. */
const properties: Properties<QuizState> = {
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

const answers = questionIds.flatMap((question) => answersOf[question].map((answer) => ({ question, answer })))

const anyAnswer = fc.constantFrom<{ question: QuestionId; answer: AnswerId }>(...answers)
/** Mostly to another question than the one the answer belongs to. */
const strayAnswer = fc.record({
  question: fc.constantFrom(...questionIds),
  answer: fc.constantFrom(...answers.map(({ answer }) => answer)),
})

export const travel: ToolTravel<QuizState> = {
  properties,
  events: often(
    [12, anyAnswer.map(answerGiven)],
    [3, strayAnswer.map(answerGiven)],
    [6, anyResultEvent(quizSlice.actions, fc.constantFrom(...archetypeIds, 'nenhum'))],
    [1, fc.constant(restarted())],
  ),
  async walk({ does, wait }) {
    does(openingWordsChanged({ text: 'Que tarde.' }))
    for (const [index, question] of questionIds.entries()) {
      const answer = answersOf[question][index % 4]
      if (answer) does(answerGiven({ question, answer }))
      await wait(300)
    }
    does(partReached({ part: 'sabio' }), partReached({ part: null }))
    does(answerChanged({ question: 'E a tarde?', text: 'Foi longa.' }), copyRequested({ tool: 'quiz' }))
    await wait(100)
    does(restarted())
  },
}
