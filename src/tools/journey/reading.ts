import { listed } from '../../core/words'
import { type Scenario, type SidedScenario, type SidedStep, type StepTexts, steps } from './content'
import { chosenIn, leftOut, mentioned, named, type Pattern, patternOf } from './pattern'
import {
  alone,
  amongMany,
  between,
  blankRow,
  blanks,
  closing,
  departure,
  everything,
  field,
  mention,
  nothing,
  onwards,
  opening,
  support,
  theme,
  threshold,
  towards,
  turn,
} from './readingTexts'
import { type Answers, type StepId, scenariosPerStep, stepIds } from './slice'

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
export function reading(answers: Answers): Reading {
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
  const { sentences, spoken } = secondParagraph(pattern)
  return [firstParagraph(pattern), sentences, thirdParagraph(pattern, spoken)].map((paragraph) => paragraph.join(' '))
}

/** Where the experiences gather, and an answer to one of them. */
function firstParagraph(pattern: Pattern): string[] {
  return [...openingOf(pattern), ...echoesOf(pattern)]
}

/** Experiences the first paragraph answers: the first one of the fullest step; of two equally full ones, one of each. */
function answeredFirst({ answers, fullest }: Pattern): Scenario[] {
  const some = fullest.length === 2 ? fullest : fullest.slice(0, 1)
  return some.flatMap((step) => chosenIn(answers, step).slice(0, 1))
}

function openingOf(pattern: Pattern): string[] {
  const { answers, marked, fullest, most } = pattern
  const [first = stepIds[0]] = fullest
  const { name } = steps[first]
  if (fullest.length === stepIds.length) return [opening.sixEqual]
  if (fullest.length > 3) return [tied(pattern), amongMany]
  if (fullest.length > 1) return [tied(pattern), between(listed(fullest.map((step) => field[step])))]
  // with other steps marked, the second paragraph names what these three leave out
  const missing = marked.length > 1 && first in mention.all ? undefined : leftOut(answers, first)
  const rest = missing ? [opening.leftOut(missing.motif)] : []
  if (marked.length === 1) return [most === 1 ? opening.oneSentence(name) : opening.oneStep(name), ...rest]
  return [most === scenariosPerStep ? opening.fullStep(name) : opening.fullest(name), ...rest, theme[first]]
}

function tied({ marked, fullest, most }: Pattern): string {
  if (fullest.length < marked.length) return opening.tied(fullest.length, named(fullest))
  return most === 1 ? opening.allMarkedOnce(named(fullest)) : opening.allMarkedEqual(named(fullest))
}

function echoesOf(pattern: Pattern): string[] {
  const [one, other] = answeredFirst(pattern)
  if (!one) return []
  if (other) return [towards.firstOfTwo(one.echo), towards.secondOfTwo(other.echo)]
  return [pattern.fullest.length === 1 ? one.echo : towards.firstOfSeveral(one.echo)]
}

/** Sentences, and the empty steps they have spoken of. */
interface Spoken {
  sentences: string[]
  spoken: StepId[]
}

/** Where the way starts, call and refusal, the threshold, mentor and allies; a single step alone. */
function secondParagraph(pattern: Pattern): Spoken {
  const { answers, marked } = pattern
  const [only] = marked
  if (marked.length === 1 && only) return { sentences: [alone[only]], spoken: [] }
  const helped = supportOf(answers)
  return {
    sentences: [...departureOf(pattern), ...turnOf(answers), ...thresholdOf(answers), ...helped.sentences],
    spoken: ['chamado', 'recusa', ...helped.spoken],
  }
}

/** The first step, unless it is among those the first paragraph speaks of. */
function departureOf({ answers, fullest }: Pattern): string[] {
  const [start] = stepIds
  return answers[start].length === 0 || fullest.includes(start) ? [] : [departure(mentioned(answers, start))]
}

function turnOf(answers: Answers): string[] {
  const call = answers.chamado.length
  const refusal = answers.recusa.length
  if (call === 0 && refusal === 0) return [turn.none]
  if (refusal === 0) return [turn.callOnly(mentioned(answers, 'chamado'))]
  if (call === 0) return [turn.refusalOnly(mentioned(answers, 'recusa'))]
  const sides = turn.both(mentioned(answers, 'chamado'), mentioned(answers, 'recusa'))
  if (call === refusal) return [sides, turn.equal]
  return [sides, call > refusal ? turn.callStronger : turn.refusalStronger]
}

/** The sides of a step that its chosen experiences speak of. */
const sidesOf = (answers: Answers, step: SidedStep): SidedScenario['side'][] =>
  steps[step].scenarios.filter((_, position) => answers[step].includes(position)).map(({ side }) => side)

function thresholdOf(answers: Answers): string[] {
  const chosen = answers.limiar
  if (chosen.length === 0) return []
  const motifs = mentioned(answers, 'limiar')
  // three are named by the one left out, hence in the singular
  const opened = chosen.length % 2 === 1 ? threshold.one(motifs) : threshold.several(motifs)
  const sides = sidesOf(answers, 'limiar')
  if (!sides.includes('other')) return [opened, threshold.courage]
  return [opened, sides.includes('gift') ? threshold.mixed : threshold.hardness]
}

function supportOf(answers: Answers): Spoken {
  const isHeard = sidesOf(answers, 'mentor').includes('gift')
  const isHeld = sidesOf(answers, 'provacoes').includes('gift')
  const hasMentor = answers.mentor.length > 0
  const hasAllies = answers.provacoes.length > 0
  if (hasMentor && hasAllies) return { sentences: [both(isHeard, isHeld)], spoken: [] }
  if (hasMentor) {
    return isHeard
      ? { sentences: [support.mentorOnly], spoken: ['provacoes'] }
      : { sentences: [support.searchOnly], spoken: [] }
  }
  if (isHeld) return { sentences: [support.alliesOnly], spoken: ['mentor'] }
  return { sentences: hasAllies ? [support.weightOnly] : [], spoken: [] }
}

function both(isHeard: boolean, isHeld: boolean): string {
  if (isHeard) return isHeld ? support.receivedBoth : support.understoodNotHeld
  return isHeld ? support.heldNotUnderstood : support.receivedNeither
}

/**
 * What stayed empty, an answer to the last experience, and that the way goes on.
 * @param spoken empty steps of which enough has been said
 */
function thirdParagraph(pattern: Pattern, spoken: readonly StepId[]): string[] {
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
