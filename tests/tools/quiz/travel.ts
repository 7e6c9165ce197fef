import fc from 'fast-check'
import { copyAsked } from '../../../src/site/outputs/slice'
import { answerGiven, previousAsked, restarted } from '../../../src/tools/quiz/actions'
import {
  type AnswerId,
  answersOf,
  archetypeIds,
  type QuestionId,
  type QuizState,
  questionIds,
  quizSlice,
  type Side,
  sides,
} from '../../../src/tools/quiz/slice'
import { anyKeeping, eachKeeping } from '../../support/keepsake'
import { anyPaste, anyText, often } from '../../support/often'
import type { ToolTravel } from '../../support/tools'
import { quizLaws } from './laws'

const { storyReached, storyUnfolded, writingChanged } = quizSlice.actions

const answers = questionIds.flatMap((question) => answersOf[question].map((answer) => ({ question, answer })))

const anyAnswer = fc.constantFrom<{ question: QuestionId; answer: AnswerId }>(...answers)
/** Mostly to another question than the one the answer belongs to. */
const strayAnswer = fc.record({
  question: fc.constantFrom(...questionIds),
  answer: fc.constantFrom(...answers.map(({ answer }) => answer)),
})

const { associationOpened, associationChanged, keepsakeEdited } = quizSlice.actions

export const travel: ToolTravel<QuizState> = {
  laws: quizLaws,
  events: often(
    [12, anyAnswer.map(answerGiven)],
    [3, strayAnswer.map(answerGiven)],
    [2, fc.constant(previousAsked())],
    [2, fc.option(fc.constantFrom(...sides, 'nenhum' as Side)).map((image) => associationOpened({ image }))],
    [3, fc.record({ image: fc.constantFrom(...sides, 'nenhum' as Side), text: anyPaste }).map(associationChanged)],
    [2, anyText.map((text) => writingChanged({ text }))],
    [2, fc.option(fc.constantFrom(...archetypeIds, 'nenhum')).map((story) => storyReached({ story }))],
    [2, fc.constantFrom(...archetypeIds).map((story) => storyUnfolded({ story }))],
    [6, anyKeeping(quizSlice.actions, archetypeIds)],
    [1, fc.constant(restarted())],
  ),
  each: [
    restarted(),
    previousAsked(),
    answerGiven({ question: 'fim', answer: 'fim-aceitar' }),
    storyReached({ story: 'sabio' }),
    writingChanged({ text: 'Pausa.' }),
    associationOpened({ image: 'lack' }),
    associationChanged({ image: 'lack', text: 'Um rio.' }),
    storyUnfolded({ story: 'cuidador' }),
    ...eachKeeping(quizSlice.actions, 'sabio'),
  ],
  async walk({ does, wait }) {
    does(answerGiven({ question: 'fim', answer: 'fim-reunir' }), previousAsked())
    for (const [index, question] of questionIds.entries()) {
      const answer = answersOf[question][index % 4]
      if (answer) does(answerGiven({ question, answer }))
      await wait(300)
    }
    does(
      associationOpened({ image: 'surplus' }),
      associationChanged({ image: 'surplus', text: 'Uma festa' }),
      storyReached({ story: 'sabio' }),
      storyReached({ story: null }),
      writingChanged({ text: 'Que tarde.' }),
      copyAsked({ tool: 'quiz' }),
    )
    does(storyUnfolded({ story: 'cuidador' }))
    does(...eachKeeping(quizSlice.actions, 'governante'), keepsakeEdited({ place: 'page', text: null }))
    await wait(100)
    does(restarted())
  },
  selectorArguments: { selectWords: sides.map((side) => [side]) },
}
