import { chosenIn, named, type Pattern } from './pattern'
import { blanks, closing, field, onwards, towards } from './readingTexts'
import { type StepId, stepIds } from './slice'
import { answeredFirst } from './whole'

/**
 * Third paragraph: what stayed empty, an answer to the last experience, and that the way goes on.
 * @param spoken empty steps of which enough has been said
 */
export function ahead(pattern: Pattern, spoken: readonly StepId[]): string[] {
  const { answers, marked } = pattern
  const answered = answeredFirst(pattern)
  const last = marked
    .slice(-1)
    .flatMap((step) => chosenIn(answers, step).slice(-1))
    .filter((scenario) => !answered.includes(scenario))
  return [...blanksOf(pattern, spoken), ...last.map(({ echo }) => towards.last(echo)), ...endOf(pattern)]
}

function blanksOf({ marked, empty }: Pattern, spoken: readonly StepId[]): string[] {
  if (empty.length === 0) return [blanks.none]
  if (marked.length === 1) return [blanks.otherFive]
  const silent = empty.filter((step) => !spoken.includes(step))
  const [one] = silent
  if (!one) return []
  if (silent.length === 1) return [blanks.one[one]]
  return [blanks.several(named(silent)), ...(silent.includes('limiar') ? [blanks.noDuty] : [])]
}

function endOf(pattern: Pattern): string[] {
  const [last = stepIds[0]] = pattern.marked.slice(-1)
  return [onwards[last], questionOf(pattern)]
}

function questionOf({ marked, fullest }: Pattern): string {
  const [first = stepIds[0], second] = fullest
  if (!second) return closing.one[first]
  if (fullest.length === 2) return closing.two(field[first], field[second])
  if (fullest.length === stepIds.length) return closing.six
  return fullest.length === marked.length ? closing.severalEqual : closing.several
}
