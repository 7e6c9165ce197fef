import { type AnswerId, answersOf, questionIds } from '../../../src/tools/quiz/slice'

/** Every way through the five questions: 4^5. */
export const everyWay: readonly (readonly AnswerId[])[] = questionIds.reduce<readonly (readonly AnswerId[])[]>(
  (ways, question) => ways.flatMap((way) => answersOf[question].map((answer) => [...way, answer])),
  [[]],
)
