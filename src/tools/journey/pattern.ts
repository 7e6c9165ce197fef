import { listed } from '../../core/words'
import { type Scenario, steps } from './content'
import { mention } from './readingTexts'
import { type Answers, type StepId, scenariosPerStep, stepIds } from './slice'

/** What the paragraphs look at in the answers. */
export interface Pattern {
  answers: Answers
  /** Steps with something chosen, and those without, in order. */
  marked: readonly StepId[]
  empty: readonly StepId[]
  /** The marked steps with the largest count, in order. */
  fullest: readonly StepId[]
  /** That count. */
  most: number
}

export function patternOf(answers: Answers): Pattern {
  const most = Math.max(...stepIds.map((step) => answers[step].length))
  const marked = stepIds.filter((step) => answers[step].length > 0)
  return {
    answers,
    marked,
    empty: stepIds.filter((step) => answers[step].length === 0),
    fullest: marked.filter((step) => answers[step].length === most),
    most,
  }
}

export const chosenIn = (answers: Answers, step: StepId): Scenario[] =>
  steps[step].scenarios.filter((_, position) => answers[step].includes(position))

const missingIn = (answers: Answers, step: StepId): Scenario[] =>
  steps[step].scenarios.filter((_, position) => !answers[step].includes(position))

/** The one experience that is missing beside three chosen ones. */
export function leftOut(answers: Answers, step: StepId): Scenario | undefined {
  return answers[step].length === scenariosPerStep - 1 ? missingIn(answers, step)[0] : undefined
}

/** A step's chosen experiences in a few words: one or two by name, three by the one left out. */
export function mentioned(answers: Answers, step: keyof typeof mention.all): string {
  const chosen = chosenIn(answers, step)
  if (chosen.length === scenariosPerStep) return mention.all[step]
  const missing = leftOut(answers, step)
  return missing ? mention.allBut(missing.motif) : listed(chosen.map(({ motif }) => motif))
}

export const named = (some: readonly StepId[]): string => listed(some.map((step) => steps[step].name))
