import { type Scenario, type StepTexts, steps } from './content'
import {
  alone,
  between,
  blankRow,
  blanks,
  closing,
  everything,
  field,
  mention,
  nothing,
  onwards,
  opening,
  support,
  theme,
  threshold,
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
  /** The whole, the turns of the way, and where it goes on; the last one ends in an open question. */
  paragraphs: readonly string[]
}

/** The result in words: a function of what was chosen, and of nothing else. */
export function computeReading(answers: Answers): Reading {
  const pattern = patternOf(answers)
  const { marked, empty } = pattern
  return {
    rows: marked.map((step) => ({
      ...steps[step],
      step,
      chosen: scenariosOf(answers, step),
      positions: answers[step],
    })),
    blank: marked.length > 0 && empty.length > 0 ? { names: named(empty), text: blankRow(empty.length) } : null,
    paragraphs: paragraphsOf(pattern),
  }
}

interface Pattern {
  answers: Answers
  marked: readonly StepId[]
  empty: readonly StepId[]
  /** The steps with the largest count, in order; none when nothing is marked. */
  fullest: readonly StepId[]
  /** The largest count. */
  most: number
}

function patternOf(answers: Answers): Pattern {
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

function paragraphsOf(pattern: Pattern): readonly string[] {
  const { answers, marked, fullest } = pattern
  if (marked.length === 0) return nothing
  if (stepIds.every((step) => answers[step].length === scenariosPerStep)) return everything
  const middle = middleOf(pattern)
  const first = fullest.length === 2 ? fullest : fullest.slice(0, 1)
  const whole = new Set(first.flatMap((step) => scenariosOf(answers, step).slice(0, 1)))
  const last = marked.slice(-1).flatMap((step) => scenariosOf(answers, step).slice(-1))
  return [
    [...openingOf(pattern), ...echoes(whole)],
    middle.sentences,
    [...blanksOf(pattern, middle.spoken), ...echoes(last.filter((one) => !whole.has(one))), ...endOf(pattern)],
  ].map((sentences) => sentences.join(' '))
}

/** First paragraph: where the experiences gather. */
function openingOf({ marked, fullest, most }: Pattern): string[] {
  const [first = 'mundo-comum'] = fullest
  const { name } = steps[first]
  if (fullest.length === 1) {
    if (marked.length === 1) return [most === 1 ? opening.oneSentence(name) : opening.oneStep(name)]
    return [most === scenariosPerStep ? opening.fullStep(name) : opening.fullest(name), theme[first]]
  }
  if (fullest.length === stepIds.length) return [opening.sixEqual]
  return [tiedOpening(), between(listed(fullest.map((step) => field[step])))]

  function tiedOpening() {
    if (fullest.length < marked.length) return opening.tied(fullest.length, named(fullest))
    return most === 1 ? opening.allMarkedOnce(named(fullest)) : opening.allMarkedEqual(named(fullest))
  }
}

/** Second paragraph: call and refusal, threshold, mentor and allies; and which empty steps it has spoken of. */
function middleOf({ answers, marked }: Pattern): { sentences: string[]; spoken: StepId[] } {
  const [only] = marked
  if (marked.length === 1 && only) return { sentences: [alone[only]], spoken: [] }
  const helped = supportOf(answers)
  const crossed = thresholdOf(answers)
  return {
    sentences: [...turnOf(answers), ...crossed, ...helped.sentences],
    spoken: ['chamado', 'recusa', ...(crossed.length > 0 ? (['limiar'] as const) : []), ...helped.spoken],
  }
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

/** Scenarios of the threshold that speak of a step or a limit; the others speak of hardness. */
const courageous: readonly number[] = [0, 1]

function thresholdOf(answers: Answers): string[] {
  const chosen = answers.limiar
  if (chosen.length === 0) return answers.chamado.length + answers.recusa.length > 0 ? [threshold.blank] : []
  const isOne = chosen.length % 2 === 1
  const motifs = mentioned(answers, 'limiar')
  const opened = isOne ? threshold.one(motifs) : threshold.several(motifs)
  if (chosen.every((scenario) => courageous.includes(scenario))) return [opened, threshold.courage]
  return [opened, chosen.some((scenario) => courageous.includes(scenario)) ? threshold.mixed : threshold.hardness]
}

/** Scenarios of mentor and allies in which something was received; the others speak of waiting, distance and weight. */
const received: Record<'mentor' | 'provacoes', readonly number[]> = { mentor: [0, 1], provacoes: [0, 2] }

function supportOf(answers: Answers): { sentences: string[]; spoken: StepId[] } {
  const isHeard = answers.mentor.some((scenario) => received.mentor.includes(scenario))
  const isHeld = answers.provacoes.some((scenario) => received.provacoes.includes(scenario))
  const hasMentor = answers.mentor.length > 0
  const hasAllies = answers.provacoes.length > 0
  if (hasMentor && hasAllies) {
    if (isHeard) return { sentences: [isHeld ? support.receivedBoth : support.understoodNotHeld], spoken: [] }
    return { sentences: [isHeld ? support.heldNotUnderstood : support.receivedNeither], spoken: [] }
  }
  if (hasMentor && isHeard) return { sentences: [support.mentorOnly], spoken: ['provacoes'] }
  if (hasMentor) return { sentences: [support.waitingOnly], spoken: [] }
  if (isHeld) return { sentences: [support.alliesOnly], spoken: ['mentor'] }
  return { sentences: hasAllies ? [support.weightOnly] : [], spoken: [] }
}

function blanksOf({ marked, empty }: Pattern, spoken: readonly StepId[]): string[] {
  if (empty.length === 0) return [blanks.none]
  if (marked.length === 1) return [blanks.otherFive]
  const silent = empty.filter((step) => !spoken.includes(step))
  const [one] = silent
  if (!one) return []
  return [silent.length === 1 ? blanks.one[one] : blanks.several(named(silent))]
}

function endOf({ marked, fullest, most }: Pattern): string[] {
  const [last = 'mundo-comum'] = marked.slice(-1)
  const [first = last, second] = fullest
  return [onwards[last], question()]

  function question() {
    if (!second) return closing.one[first]
    if (fullest.length === 2) return closing.two(field[first], field[second])
    if (fullest.length === stepIds.length) return closing.six
    return fullest.length === marked.length && most === 1 ? closing.severalOnce : closing.several
  }
}

/** A step's chosen experiences in a few words: one or two by name, three by the one left out. */
function mentioned(answers: Answers, step: keyof typeof mention.all): string {
  const chosen = scenariosOf(answers, step)
  const [missing] = steps[step].scenarios.filter((scenario) => !chosen.includes(scenario))
  if (!missing) return mention.all[step]
  if (chosen.length === scenariosPerStep - 1) return mention.allBut(missing.motif)
  return listed(chosen.map(({ motif }) => motif))
}

const scenariosOf = (answers: Answers, step: StepId): Scenario[] =>
  steps[step].scenarios.filter((_, position) => answers[step].includes(position))

const echoes = (scenarios: Iterable<Scenario>) => [...scenarios].map(({ echo }) => echo)

const listed = (parts: readonly string[]) => new Intl.ListFormat('pt-BR').format(parts)

const named = (some: readonly StepId[]) => listed(some.map((step) => steps[step].name))
