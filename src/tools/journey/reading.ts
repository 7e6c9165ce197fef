import { ahead } from './ahead'
import { type Scenario, type StepTexts, steps } from './content'
import { chosenIn, named, type Pattern, patternOf } from './pattern'
import { blankRow, everything, nothing } from './readingTexts'
import { type Answers, type StepId, scenariosPerStep, stepIds } from './slice'
import { turns } from './turns'
import { whole } from './whole'

/** A step in which something was chosen. */
export interface ReadingRow extends Pick<StepTexts, 'name' | 'archetype' | 'gift' | 'otherSide' | 'question'> {
  step: StepId
  chosen: readonly Scenario[]
  positions: readonly number[]
}

export interface Reading {
  rows: readonly ReadingRow[]
  /** The steps without a mark, with what is said of them all at once; `null` without such steps, or with no others. */
  blank: { names: string; text: string } | null
  /** The whole, the turns of the way, and how it goes on; the last one ends in an open question. */
  paragraphs: readonly string[]
}

/** The result in words: a function of what was chosen, and of nothing else. */
export function computeReading(answers: Answers): Reading {
  const pattern = patternOf(answers)
  const { marked, empty } = pattern
  return {
    rows: marked.map((step) => ({ ...steps[step], step, chosen: chosenIn(answers, step), positions: answers[step] })),
    blank: marked.length > 0 && empty.length > 0 ? { names: named(empty), text: blankRow(empty.length) } : null,
    paragraphs: paragraphsOf(pattern),
  }
}

function paragraphsOf(pattern: Pattern): readonly string[] {
  if (pattern.marked.length === 0) return nothing
  if (pattern.most === scenariosPerStep && pattern.fullest.length === stepIds.length) return everything
  const { sentences, spoken } = turns(pattern)
  return [whole(pattern), sentences, ahead(pattern, spoken)].map((paragraph) => paragraph.join(' '))
}
