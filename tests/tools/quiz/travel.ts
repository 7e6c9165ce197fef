import fc from 'fast-check'
import { copyRequested } from '../../../src/sharing/slice'
import {
  type AnswerId,
  answerGiven,
  answersOf,
  archetypeIds,
  type QuestionId,
  type QuizState,
  questionIds,
  quizSlice,
  restarted,
} from '../../../src/tools/quiz/slice'
import { often } from '../../support/often'
import { anyResultEvent } from '../../support/results'
import type { ToolTravel } from '../../support/tools'
import { quizProperties } from './properties'

const { partReached, openingWordsChanged, answerChanged } = quizSlice.actions

const answers = questionIds.flatMap((question) => answersOf[question].map((answer) => ({ question, answer })))

const anyAnswer = fc.constantFrom<{ question: QuestionId; answer: AnswerId }>(...answers)
/** Mostly to another question than the one the answer belongs to. */
const strayAnswer = fc.record({
  question: fc.constantFrom(...questionIds),
  answer: fc.constantFrom(...answers.map(({ answer }) => answer)),
})

export const travel: ToolTravel<QuizState> = {
  properties: quizProperties,
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
