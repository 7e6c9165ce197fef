import { type Answers, stepIds } from '../../../src/tools/journey/slice'

/** Answers as six lists of positions, in the order of the steps. */
export const answered = (...chosen: number[][]): Answers =>
  Object.fromEntries(stepIds.map((step, index) => [step, chosen[index] ?? []])) as Answers
