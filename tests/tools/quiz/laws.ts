import { answerGiven, previousAsked, restarted } from '../../../src/tools/quiz/actions'
import { archetypesOf, computeScore, computeStandings, computeTop } from '../../../src/tools/quiz/scores'
import { selectQuestion } from '../../../src/tools/quiz/selectors'
import { answersOf, archetypeIds, type QuizState, questionIds, quizSlice } from '../../../src/tools/quiz/slice'
import { isSame, type Laws, onlyChanges, toolLaws } from '../../timeTravel/laws/law'

const isAnswerTo = (question: string | undefined, answer: string): boolean =>
  Object.entries(answersOf).some(([id, answers]) => id === question && answers.some((own) => own === answer))

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Specification 4, "Quiz", 5 and 9. */
export const quizLaws: Laws<QuizState> = {
  'there is one answer per question, in the order of the questions, and never a sixth': ({ after: { answers } }) =>
    answers.length <= 5 && answers.every((answer, index) => isAnswerTo(questionIds[index], answer)),

  'it ends after exactly five answers': ({ after }) =>
    (selectQuestion({ quiz: after }) === null) === (after.answers.length === 5),

  'an answer to the question asked leads on, any other is refused': (step) => {
    const { before, event, after } = step
    if (!answerGiven.match(event))
      return after.answers === before.answers || restarted.match(event) || previousAsked.match(event)
    const { question, answer } = event.payload
    const asked = questionIds[before.answers.length]
    return question === asked && isAnswerTo(asked, answer)
      ? isSame(after.answers, [...before.answers, answer]) && onlyChanges(step, 'answers')
      : after === before
  },

  'Pergunta anterior takes the last answer back, and leaves the result alone': (step) => {
    const { before, event, after } = step
    if (!previousAsked.match(event)) return true
    if (before.answers.length % 5 === 0) return after === before
    return isSame(after.answers, before.answers.slice(0, -1)) && onlyChanges(step, 'answers')
  },

  'every answer gives one point to each archetype it lists': ({ after: { answers } }) =>
    sum(archetypeIds.map((id) => computeScore(answers, id))) ===
    sum(answers.map((answer) => archetypesOf(answer).length)),

  'the result is the first three with points, most points first': ({ after: { answers } }) => {
    const scores = computeTop(computeStandings(answers)).map(({ score }) => score)
    const scored = archetypeIds.filter((id) => computeScore(answers, id) > 0).length
    return (
      scores.length === Math.min(3, scored) &&
      scores.every((score, index) => score > 0 && score <= (scores[index - 1] ?? score))
    )
  },

  ...toolLaws(quizSlice, {
    isInResult: ({ answers, story }) => answers.length === 5 && archetypeIds.some((id) => id === story),
    isChosen: ({ answers }, image) => answers.length === 5 && ['surplus', 'lack'].includes(image),
    isPart: ({ answers }, part) =>
      part === 'reflection' || (answers.length === 5 && archetypeIds.some((id) => id === part)),
  }),
}
