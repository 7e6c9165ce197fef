import { listed, pick } from '../../core/words'
import { type Scenario, type StepTexts, steps } from './content'
import * as say from './readingTexts'
import { type Answers, type StepId, stepIds } from './slice'

/** A step in which something was chosen. */
export interface ReadingRow extends Pick<StepTexts, 'name' | 'archetype' | 'image' | 'question' | 'between'> {
  step: StepId
  chosen: readonly Scenario[]
  positions: readonly number[]
  /** The one of most marks whose story is told. */
  isTold: boolean
}

export interface Reading {
  /** What was chosen that tells of distress. */
  hard: readonly Scenario[]
  rows: readonly ReadingRow[]
  /**
   * The step with most marks, two sides of it, what stayed out; the last one ends in an open question. One step alone, or
   * distress, is asked about at once.
   */
  paragraphs: readonly string[]
  suggestion: string
}

/** What the paragraphs look at in the answers. */
interface Pattern {
  answers: Answers
  /** Steps with something chosen, and those without, in order. */
  marked: readonly StepId[]
  empty: readonly StepId[]
  /** The marked steps with the largest count, in order. */
  fullest: readonly StepId[]
  /** All that is marked, and all that is not, in the order of the path. */
  chosen: readonly Scenario[]
  others: readonly Scenario[]
}

/** The result in words: a function of what was chosen, and of nothing else. */
export function reading(answers: Answers): Reading {
  const pattern = patternOf(answers)
  const { marked, fullest } = pattern
  const told = takingTurns(answers).find((step) => fullest.includes(step))
  return {
    hard: pattern.chosen.filter(({ isHard }) => isHard),
    rows: marked.map((step) => ({
      ...steps[step],
      step,
      chosen: chosenIn(step, answers[step]),
      positions: answers[step],
      isTold: step === told,
    })),
    paragraphs: paragraphsOf(pattern),
    suggestion: suggestionOf(answers, fullest),
  }
}

/** The experiences at these positions of a step. */
export const chosenIn = (step: StepId, positions: readonly number[]): Scenario[] =>
  steps[step].scenarios.filter((_, position) => positions.includes(position))

/** Names in a sentence: some have an “e” of their own. */
export const quoted = (some: readonly StepId[]): string => listed(some.map((step) => `“${steps[step].name}”`))

const motifsOf = (some: readonly Pick<Scenario, 'motif'>[]): string => listed(some.map(({ motif }) => motif))

function patternOf(answers: Answers): Pattern {
  const most = Math.max(...stepIds.map((step) => answers[step].length))
  const marked = stepIds.filter((step) => answers[step].length > 0)
  const chosen = stepIds.flatMap((step) => chosenIn(step, answers[step]))
  return {
    answers,
    marked,
    empty: stepIds.filter((step) => answers[step].length === 0),
    fullest: marked.filter((step) => answers[step].length === most),
    chosen,
    others: stepIds.flatMap((step) => steps[step].scenarios).filter((scenario) => !chosen.includes(scenario)),
  }
}

function paragraphsOf(pattern: Pattern): readonly string[] {
  if (pattern.chosen.length === 0) return say.nothing
  if (pattern.others.length === 0) return say.everything
  // one step alone, or distress, is asked about at once
  if (pattern.marked.length === 1 || isHardOnly(pattern.chosen)) return [mostOf(pattern), sidesOf(pattern)]
  return [mostOf(pattern), sidesOf(pattern), leftOutOf(pattern)]
}

function mostOf({ answers, fullest, chosen }: Pattern): string {
  const [step = stepIds[0], second] = fullest
  const [first, another] = chosen
  if (!first) return ''
  if (!another) return first.isHard ? say.most.oneAnswered : say.most.oneSentence(first.text)
  if (isHardOnly(chosen)) return say.most.twoAnswered
  return second
    ? fullest.length === stepIds.length
      ? say.most.all
      : pick(say.most.several(quoted(fullest)), seedOf(answers))
    : pick(say.most.oneStep(quoted([step]), motifsOf(lighter(chosenIn(step, answers[step])))), seedOf(answers))
}

/** Picks the wordings of these answers, always the same ones. */
const seedOf = (answers: Answers): number =>
  Object.values(answers)
    .flat()
    .reduce((sum, position) => sum + position + 1, 0)

/** The steps in an order that begins elsewhere for other answers, so that those with equal marks take turns. */
const takingTurns = (answers: Answers): StepId[] => {
  const start = seedOf(answers) % stepIds.length
  return [...stepIds.slice(start), ...stepIds.slice(0, start)]
}

const suggestionOf = (answers: Answers, fullest: readonly StepId[]): string => {
  const step = takingTurns(answers).find((one) => fullest.includes(one))
  return step ? steps[step].suggestion : ''
}

const isHardOnly = (scenarios: readonly Scenario[]): boolean => scenarios.every(({ isHard }) => isHard)

/** Distress has been answered first: it is not said again, and set beside nothing. */
const lighter = (scenarios: readonly Scenario[]): readonly Scenario[] => scenarios.filter(({ isHard }) => !isHard)

/** The two steps with most marks, by a sentence of each. */
function sidesOf({ answers, marked, chosen }: Pattern): string {
  const some = takingTurns(answers).filter(
    (step) => marked.includes(step) && !isHardOnly(chosenIn(step, answers[step])),
  )
  const most = some.sort((a, b) => answers[b].length - answers[a].length).slice(0, 2)
  const [earlier, later] = stepIds.filter((step) => most.includes(step))
  if (!later && chosen.some(({ isHard }) => isHard)) return say.onlyHard
  if (!earlier) return ''
  if (!later) return say.alone[earlier]
  const last = lighter(chosenIn(earlier, answers[earlier])).slice(-1)
  const first = lighter(chosenIn(later, answers[later])).slice(0, 1)
  return `${pick(say.sides(motifsOf(last), motifsOf(first)), seedOf(answers) + 1)} ${say.pairs[earlier]?.[later] ?? ''}`
}

/** What is not marked, and a question about the last that is. */
function leftOutOf({ answers, empty, fullest, chosen, others }: Pattern): string {
  const last = chosen[chosen.length - 1]
  const isQuoted = chosen.length > 1 && last && !last.isHard
  const variants = isQuoted ? say.closing.last(last.text.replace(/\.$/, '')) : say.closing.unquoted
  const open = pick(variants, seedOf(answers) + 2)
  const one = takingTurns(answers).find((step) => empty.includes(step))
  if (one) return `${pick(say.blanks(quoted(empty)), seedOf(answers))} ${say.blank[one]} ${open}`
  const [only, second] = others
  if (only && !second) return `${say.onlyLeftOut(only.text)} ${open}`
  const fewest = Math.min(...stepIds.map((step) => answers[step].length))
  const least = takingTurns(answers).find(
    (step) => answers[step].length === fewest && !fullest.includes(step) && !isHardOnly(chosenIn(step, answers[step])),
  )
  return least ? `${say.least(quoted([least]), motifsOf(lighter(chosenIn(least, answers[least]))))} ${open}` : open
}
